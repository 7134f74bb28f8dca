declare module 'virtual:pages' {
  export const pages: Record<string, Record<string, () => Promise<{ default: import('./pages.ts').PageDocument }>>>
}
