/** Whether a server's address leads to a web page; nothing else it names is ever opened (javascript:, data:, tel:, …). */
export const isWebPage = (url: string) => URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)
