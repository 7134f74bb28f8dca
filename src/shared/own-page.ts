/** Whether this HTML is the app's page. A captive portal, a maintenance page or a wrong host sends another one. */
export const isOwnPage = (html: string) => html.includes('id="config"')
