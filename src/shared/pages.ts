/** The brand's pages, built from Markdown (brand/pages.ts). Each language is loaded separately. */

import { pages } from 'virtual:pages'
import { use } from 'react'
import { config } from './config.ts'
import { language } from './language.ts'
import { closestTag } from './language-tags.ts'
import { loadChunk } from './load-chunk.ts'

/** `html` is rendered from Markdown and contains no raw HTML. */
export interface PageSection {
  /** The element id, for links with a hash. */
  id: string
  title: string
  html: string
  /** The plain text that is searched. */
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
  /** ISO 8601; empty if the page has no date. */
  updated: string
  html: string
  parts: PagePart[]
}

export type PageName = (typeof config.pages)[number]

const loading: Partial<Record<PageName, Promise<PageDocument>>> = {}

async function load(name: PageName): Promise<PageDocument> {
  const languages = pages[name] ?? {}
  const found = Object.keys(languages)
  const available = [language(), ...config.languages].map((each) => closestTag(each, found)).find(Boolean)
  const page = languages[available ?? ''] ?? Object.values(languages)[0]
  if (!page) throw new Error(`The brand has no page ${name}`)
  return (await loadChunk(page)).default
}

/** Returns the page in the current language, otherwise in the first available one. Suspends while loading. */
export function usePage(name: PageName): PageDocument {
  loading[name] ??= load(name).catch((error: unknown) => {
    delete loading[name]
    throw error
  })
  return use(loading[name])
}
