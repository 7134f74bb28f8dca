/** Lighthouse's mobile scores: medians of several runs, out of 100. */
import { launch } from 'chrome-launcher'
import run from 'lighthouse'
import { paths } from '#shared/paths.ts'
import { executablePath } from './browser.ts'
import { median } from './median.ts'
import type { Part } from './part.ts'
import { wideMachine } from './sites.ts'
import type { Goal } from './table.ts'

const categories = ['performance', 'accessibility', 'best-practices'] as const

async function lighthouseScores(url: string, runs: number) {
  const scores = new Map<string, number[]>(categories.map((name) => [name, []]))
  for (let round = 0; round < runs; round += 1) {
    const chrome = await launch({
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...(executablePath && { chromePath: executablePath }),
    })
    const result = await run(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    })
    chrome.kill()
    for (const name of categories) scores.get(name)?.push((result?.lhr.categories[name]?.score ?? 0) * 100)
    for (const { id, title, score } of Object.values(result?.lhr.audits ?? {}))
      if (score !== null && score < 0.9 && round === 0) console.error(`  Lighthouse: ${id}: ${title} (${score})`)
  }
  return Object.fromEntries([...scores].map(([name, each]) => [name, median(each)])) as Record<
    (typeof categories)[number],
    number
  >
}

export const lighthouse: Part = async ({ sites, rounds }) => {
  const scores = await lighthouseScores(`${sites.app.url}${paths.machine(wideMachine)}`, rounds)
  const points = (name: keyof typeof scores, goal: number): Goal => ({
    figure: `Lighthouse ${name}, median of ${rounds}`,
    measured: String(Math.round(scores[name])),
    goal: `≥ ${goal}`,
    met: scores[name] >= goal,
  })
  return [points('performance', 95), points('accessibility', 100), points('best-practices', 100)]
}
