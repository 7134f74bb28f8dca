import { write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Choice } from '#shared/ui/Choice.tsx'

const themes = ['light', 'dark', 'auto'] as const

/** The page's first script applies the stored theme. An event reports a choice made in this tab; other tabs see the storage change. */
export function ThemeChoice() {
  const theme = useStored('theme') ?? 'auto'
  return (
    <Choice
      name="theme"
      label={texts.account.theme}
      options={themes.map((value) => ({ value, label: texts.account.themes[value] }))}
      value={theme}
      onChoose={(value) => {
        write('theme', value)
        dispatchEvent(new Event('theme'))
      }}
    />
  )
}
