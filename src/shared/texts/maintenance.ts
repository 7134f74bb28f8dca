/** Where the service is closed for a while. The installation's own notice replaces the hint. */
export const maintenanceTexts = {
  title: 'We’ll be back soon',
  hint: 'We’re working on the service. Your orders and your money are safe. Please try again in a few minutes.',
} as const
