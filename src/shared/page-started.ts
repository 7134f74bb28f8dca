/**
 * The type of the page's message to the service worker. It contains the page's language, and asks whether newer
 * settings arrived after the page was served.
 */
export const pageStarted = 'PAGE_STARTED'
