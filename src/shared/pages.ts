/** The brand's own pages, from Markdown at build (scripts/pages.ts); each language is loaded on its own. */

import { pages } from 'virtual:pages'
import { use } from 'react'
import { config } from './config.ts'
import { language } from './language.ts'
import { loadChunk } from './load-chunk.ts'

/** `html` is made of Markdown alone. */
export interface PageSection {
  /** Its address in the page. */
  id: string
  title: string
  html: string
  /** What a search finds it by. */
  text: string
}
export interface PagePart {
  id: string
  title: string
  html: string
  sections: PageSection[]
}
export interface PageDocument {
  title: string
  /** ISO 8601; empty where it is not told. */
  updated: string
  html: string
  parts: PagePart[]
}

export type PageName = (typeof config.pages)[number]

const loading: Partial<Record<PageName, Promise<PageDocument>>> = {}

async function load(name: PageName): Promise<PageDocument> {
  const languages = pages[name] ?? {}
  const known = [language(), ...config.languages].find((each) => each in languages)
  const page = languages[known ?? ''] ?? Object.values(languages)[0]
  if (!page) throw new Error(`The brand has no page ${name}`)
  return (await loadChunk(page)).default
}

/** In the page's language, or the first one that there is. Suspends until it is loaded. */
export function usePage(name: PageName): PageDocument {
  loading[name] ??= load(name).catch((error: unknown) => {
    delete loading[name]
    throw error
  })
  return use(loading[name])
}
