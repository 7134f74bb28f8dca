/** Texts of the update prompt. */
export const updateTexts = {
  title: 'A new version is ready.',
  hint: 'Your cart stays as it is.',
  later: 'Later',
  now: 'Update',
  busy: 'You are paying or waiting for products in another tab. Update when you are done there.',
} as const
