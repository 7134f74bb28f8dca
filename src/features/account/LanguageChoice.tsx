import { NativeSelect } from '@mantine/core'
import { config } from '#shared/config.ts'
import { language } from '#shared/language.ts'
import { write } from '#shared/storage/storage.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Chevron } from '#shared/ui/Chevron.tsx'
import { useHashTarget } from '#shared/ui/use-hash-target.ts'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'

const nameOf = (tag: string) => new Intl.DisplayNames([tag], { type: 'language' }).of(tag)

const id = 'language'

/** Lists each language by its own name. A page has one language, so a change reloads it. The hash keeps the focus. */
export function LanguageChoice() {
  useHashTarget()
  if (config.languages.length < 2) return null
  return (
    <NativeSelect
      id={id}
      label={texts.account.language}
      // Each arrow key chooses one, which nobody expects to reload the page (WCAG 3.2.2).
      description={texts.account.languageHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={language()}
      rightSection={<Chevron />}
      onChange={({ currentTarget }) => {
        write('language', currentTarget.value)
        history.replaceState(history.state, '', `#${id}`)
        location.reload()
      }}
    >
      {config.languages.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {nameOf(tag)}
        </option>
      ))}
    </NativeSelect>
  )
}
