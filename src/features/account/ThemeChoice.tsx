import { write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { accountTexts as texts } from '#shared/texts/account.ts'
import { Choice } from '#shared/ui/Choice.tsx'

const themes = ['light', 'dark', 'auto'] as const

/** The page's first script paints the stored theme; it is told of a choice in this tab, the browser tells the others. */
export function ThemeChoice() {
  const theme = useStored('theme') ?? 'auto'
  return (
    <Choice
      name="theme"
      label={texts.theme}
      options={themes.map((value) => ({ value, label: texts.themes[value] }))}
      value={theme}
      onChoose={(value) => {
        write('theme', value)
        dispatchEvent(new Event('theme'))
      }}
    />
  )
}
