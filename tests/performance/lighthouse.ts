/** Lighthouse's mobile scores: medians of several runs, out of 100. */
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { median } from './median.ts'

const categories = ['performance', 'accessibility', 'best-practices'] as const

export async function lighthouseScores(url: string, runs: number, chromePath: string | undefined) {
  const scores = new Map<string, number[]>(categories.map((name) => [name, []]))
  for (let run = 0; run < runs; run += 1) {
    const chrome = await launch({
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...(chromePath && { chromePath }),
    })
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    })
    chrome.kill()
    for (const name of categories) scores.get(name)?.push((result?.lhr.categories[name]?.score ?? 0) * 100)
    for (const { id, title, score } of Object.values(result?.lhr.audits ?? {}))
      if (score !== null && score < 0.9 && run === 0) console.error(`  Lighthouse: ${id}: ${title} (${score})`)
  }
  return Object.fromEntries([...scores].map(([name, each]) => [name, median(each)])) as Record<
    (typeof categories)[number],
    number
  >
}
