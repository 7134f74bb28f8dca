import { applyAppearance } from '#shared/appearance.ts'
import { config } from '#shared/config.ts'
import { write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Choice } from '#shared/ui/Choice.tsx'

const themes = ['light', 'dark', 'auto'] as const
const sizes = ['standard', 'large'] as const

/** Colors and text size, stored on the phone. */
export function AppearanceChoice() {
  const textSize = useStored('textSize') ?? 'standard'
  return (
    <>
      <Choice
        name="theme"
        label={texts.account.theme}
        options={themes.map((value) => ({ value, label: texts.account.themes[value] }))}
        value={useStored('theme') ?? 'auto'}
        onChoose={(value) => {
          write('theme', value)
          applyAppearance()
        }}
      />
      {config.features.textSize && (
        <Choice
          name="text-size"
          label={texts.account.textSize}
          options={sizes.map((value) => ({ value, label: texts.account.textSizes[value] }))}
          value={textSize}
          onChoose={(value) => {
            write('textSize', value)
            applyAppearance()
          }}
        />
      )}
    </>
  )
}
