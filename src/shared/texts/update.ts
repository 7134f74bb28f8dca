/** Texts of the update prompt. */
export const updateTexts = {
  title: 'A new version is ready.',
  hint: 'Your cart stays as it is.',
  later: 'Later',
  now: 'Update',
  busy: 'You’re paying or waiting for products in another tab. Update when you’re done there.',
} as const
