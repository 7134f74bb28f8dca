/** What a customer tells support. */
export const supportTexts = {
  reference: 'Support reference',
  code: 'Code',
} as const
