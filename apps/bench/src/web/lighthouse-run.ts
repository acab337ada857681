import lighthouse from 'lighthouse'
import type { Figures } from './figures.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** A Lighthouse run (mobile preset) with its failed audits. */
export interface LighthouseRun {
  figures: Figures
  /** Audits below the full score that count in a category, prefixed by the category. */
  wanting: string[]
}

interface Choice {
  /** The browser's debugging port. */
  port: number
  /** Skips the three other scores. */
  only?: 'performance'
}

/**
 * Retries, because Lighthouse sometimes loses its trace on a busy machine.
 * @throws {Error} after three failed runs
 */
export async function runLighthouse(url: string, choice: Choice): Promise<LighthouseRun> {
  for (let left = 2; left > 0; left -= 1) {
    const run = await runOnce(url, choice).catch(() => undefined)
    if (run) return run
  }
  return runOnce(url, choice)
}

async function runOnce(url: string, { port, only }: Choice): Promise<LighthouseRun> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: only ? [only] : categories,
    maxWaitForLoad: 20_000,
  })
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url} could not be measured: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  const { lhr } = result
  const score = (category: string) => {
    const value = lhr.categories[category]?.score
    return value === undefined || value === null ? null : Math.round(value * 100)
  }
  const metric = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    figures: {
      performance: score('performance') ?? Number.NaN,
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      firstPaintMs: metric('first-contentful-paint'),
      largestPaintMs: metric('largest-contentful-paint'),
      blockingMs: metric('total-blocking-time'),
      layoutShift: metric('cumulative-layout-shift'),
    },
    wanting: wantingAudits(lhr),
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function wantingAudits({ categories: all, audits }: Report): string[] {
  return Object.values(all).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${title}: ${audits[id]?.title ?? id}`),
  )
}
