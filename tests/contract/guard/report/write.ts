import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Section } from '../section.ts'
import { html } from './html.ts'
import { junit } from './junit.ts'

/** Writes report.html and junit.xml into a folder, which is made; answers their paths. */
export function writeReports(folder: string, sections: Section[], about: string): string[] {
  mkdirSync(folder, { recursive: true })
  const files: [string, string][] = [
    [join(folder, 'report.html'), html(sections, about)],
    [join(folder, 'junit.xml'), junit(sections)],
  ]
  for (const [path, content] of files) writeFileSync(path, content)
  return files.map(([path]) => path)
}
