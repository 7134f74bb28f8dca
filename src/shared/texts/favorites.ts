/** Texts of favorites. */
export const favoriteTexts = {
  mark: ({ name }: { name: string }) => `Favorite: ${name}`,
  failed: 'We could not save that. Please try again.',
  machines: 'Favorite machines',
  only: 'My favorites only',
  tellMe: 'Tell me when it’s back',
  dontTell: 'Don’t tell me any more',
  willTell: 'We tell you once it is back in this machine.',
} as const
