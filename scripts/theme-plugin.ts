/** `virtual:theme.css`: the theme's variables as a style sheet, so that Mantine injects none into the page. */
import type { Plugin } from 'vite'
import { themeStyleSheet } from '../src/shared/ui/theme-variables.ts'

const name = 'virtual:theme.css'

export const themeVariables = (): Plugin => ({
  name: 'theme-variables',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => (id === `\0${name}` ? themeStyleSheet() : null),
})
