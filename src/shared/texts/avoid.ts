/** Texts about what a customer avoids. */
export const avoidTexts = {
  title: 'What to avoid',
  hint: 'We mark products that have it and ask before you pay. Stays on this phone. Read the pack too: we only know what the maker told us.',
  names: {
    nuts: 'Nuts',
    egg: 'Egg',
    gluten: 'Gluten',
    lactose: 'Lactose',
    nonVegetarian: 'Non-vegetarian',
  },
  inSentence: { nuts: 'nuts', egg: 'egg', gluten: 'gluten', lactose: 'lactose', nonVegetarian: 'meat or fish' },
  mark: 'You avoid:',
  unclearMark: 'Not sure',
  has: ({ what }: { what: string }) => `Has ${what}, which you avoid.`,
  unclear: 'We don’t know everything that is in this. It may have something that you avoid.',
  askTitle: 'Buy it all the same?',
  askHas: ({ name, what }: { name: string; what: string }) => `${name} has ${what}.`,
  askUnclear: ({ name }: { name: string }) => `We don’t know everything that is in ${name}.`,
  askHint: 'You told us that you avoid this.',
  yes: 'Yes, pay',
  no: 'Back to the cart',
  change: 'Change what I avoid',
} as const
