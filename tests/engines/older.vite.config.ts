/** The app for a WebKit just older than supported: without the check that would replace it by a message there. */
import { type ConfigEnv, mergeConfig } from 'vite'
import { check } from '../../build/plugins/supported-browsers.ts'
import config from '../../vite.config.ts'

const noCheck = {
  name: 'no-browser-check',
  transformIndexHtml: {
    order: 'pre' as const,
    handler: (html: string) => html.replace(`<script>${check}</script>`, ''),
  },
}

export default (env: ConfigEnv) => mergeConfig(config(env), { plugins: [noCheck], build: { cssTarget: 'safari16' } })
