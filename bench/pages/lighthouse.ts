import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** The four that Lighthouse gives a score, as it calls them. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** Below it Lighthouse warns that the machine is too slow for its throttling to stand for a phone. */
const slowMachineIndex = 1000

export interface LighthouseRun {
  version: string
  /** How fast the machine was during this run, by Lighthouse's own measure. */
  machineIndex: number
  isMachineTooSlow: boolean
  /** From 0 to 100. */
  scores: Record<Category, number>
  layoutShift: number
  /** How long tasks kept the page from answering, in ms. */
  blockingMs: number
  /** What kept a score from 100, for the person who fixes it. */
  faults: string[]
}

/** The part of Lighthouse's answer that is read here; its own types come with the tools, which may not be there yet. */
interface LighthouseResult {
  lhr: {
    lighthouseVersion: string
    environment: { benchmarkIndex: number }
    categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    audits: Record<
      string,
      { title: string; score: number | null; numericValue?: number; displayValue?: string }
    >
    runtimeError?: { message: string }
  }
}
type Lighthouse = (url: string, flags: object) => Promise<LighthouseResult | undefined>

const file = path.resolve(import.meta.dirname, '../../tools/node_modules/lighthouse/core/index.js')

/** One run on a page as on a mid-range phone, Lighthouse's own default. The browser listens on that port. */
export async function runLighthouse(url: string, port: number): Promise<LighthouseRun> {
  const { default: lighthouse } = (await import(pathToFileURL(file).href)) as { default: Lighthouse }
  const flags = { port, logLevel: 'error', output: 'json', onlyCategories: [...categories] }
  const result = await lighthouse(url, flags)
  if (!result) throw new Error(`Lighthouse gave no answer for ${url}`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
  return {
    version: lhr.lighthouseVersion,
    machineIndex: lhr.environment.benchmarkIndex,
    isMachineTooSlow: lhr.environment.benchmarkIndex < slowMachineIndex,
    scores: {
      performance: readScore(lhr, 'performance'),
      accessibility: readScore(lhr, 'accessibility'),
      'best-practices': readScore(lhr, 'best-practices'),
      seo: readScore(lhr, 'seo'),
    },
    layoutShift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Infinity,
    blockingMs: lhr.audits['total-blocking-time']?.numericValue ?? Infinity,
    faults: categories.flatMap((category) => listFaults(lhr, category)),
  }
}

function readScore({ categories: measured }: LighthouseResult['lhr'], category: Category): number {
  return Math.round((measured[category].score ?? 0) * 100)
}

function listFaults(lhr: LighthouseResult['lhr'], category: Category): string[] {
  if (readScore(lhr, category) === 100) return []
  return lhr.categories[category].auditRefs.flatMap(({ id, weight }) => {
    const audit = lhr.audits[id]
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return []
    return [`${category}: ${audit.title} (${audit.displayValue ?? audit.score})`]
  })
}
