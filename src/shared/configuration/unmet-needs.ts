/** Settings of the law that show nothing, or too little, without others. Reported at build, start and deployment. */
import type { Config } from './schema.ts'

/** One sentence per need. */
export function unmetNeeds({ law, seller, contacts, pages, analytics, telemetryUrl }: Config): string[] {
  const missing = (['name', 'address'] as const).filter((name) => !seller[name]).map((name) => `seller.${name}`)
  const asks = law.askConsent && Boolean(analytics.url || telemetryUrl)
  return [
    ...(law.bindingOrder && missing.length > 0
      ? [`law.bindingOrder needs ${missing.join(' and ')}, to name the seller beside the order button.`]
      : []),
    ...(law.foodInformation && !contacts.phone && !contacts.email
      ? ['law.foodInformation needs contacts.phone or contacts.email, because it tells customers to ask you.']
      : []),
    ...(law.nutritionPerPack && !law.foodInformation ? ['law.nutritionPerPack needs law.foodInformation.'] : []),
    ...(asks && !pages.includes('privacy')
      ? ['law.askConsent needs the page privacy, because the question links to it.']
      : []),
  ]
}
