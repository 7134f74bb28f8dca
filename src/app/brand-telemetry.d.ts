declare module 'virtual:brand-telemetry' {
  const send: ((event: import('./telemetry.ts').TelemetryEvent) => void) | null
  export default send
}
