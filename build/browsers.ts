/**
 * The oldest supported browsers, by the names that Vite's `build.target` uses. The build, the message in older browsers,
 * the check of the built files (tests/browsers/newer.ts) and the README follow from this.
 */
export const oldest = { chrome: 111, edge: 111, safari: 16.4, ios: 16.4, firefox: 115 }

const { chrome, edge, safari, ios, firefox } = oldest

/** As people read it. */
export const browserList = `Chrome ${chrome}, Edge ${edge}, Safari ${safari}, iOS ${ios}, Firefox ${firefox}`
