/** Written by build/plugins/catalogs.ts. */
declare module 'virtual:catalogs' {
  import type { number, plural, select } from '@messageformat/runtime'
  import type { Texts } from '#generated/texts.ts'

  type Bind = (
    runtime: {
      number: typeof number
      plural: typeof plural
      select: typeof select
      quoted: (words: string) => string
    },
    category: (count: number) => string,
  ) => Partial<Texts>
  type Load = () => Promise<{ default: Bind }>
  export const catalogs: Record<string, { first: Load; rest: Load }>
}
