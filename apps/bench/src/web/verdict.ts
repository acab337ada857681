import type { Row } from '../ratios/table.ts'
import type { BuiltRoute } from './built-routes.ts'
import type { Compared, Figures } from './figures.ts'

/** Largest ratio of a page's paint times to its twin's. */
const paintLimit = 1.1
/** Milliseconds of blocking time above the twin's. */
const blockingLimit = 10

/** Facts that decide a route's targets. */
type Kind = Pick<BuiltRoute, 'path' | 'isTool' | 'isHidden'>

interface Target {
  name: string
  measured: string
  isMet: boolean
}

/** Ours : its static twin. */
export function routeRow(kind: Kind, compared: Compared): Row {
  const { ours, twin } = compared
  const measured = [
    scoresOf(ours).join(' '),
    paints('FCP', ours.firstPaintMs, twin.firstPaintMs, compared.firstPaintRatio),
    paints('LCP', ours.largestPaintMs, twin.largestPaintMs, compared.largestPaintRatio),
    `TBT ${ours.blockingMs.toFixed(0)} : ${twin.blockingMs.toFixed(0)} ms`,
    `CLS ${shift(ours)} : ${shift(twin)}`,
  ]
  const scores = kind.isHidden ? '100 × 3' : '100 × 4'
  const beside = `, ≤ ${paintLimit}, ≤ ${paintLimit}, ≤ + ${blockingLimit} ms`
  return {
    what: kind.path,
    measured: measured.join(', '),
    target: `${scores}${kind.isTool ? '' : beside}, 0`,
    isMet: missedTargets(kind, compared).length === 0,
  }
}

/** Missed targets in words. A page that needs its scripts has no static limit. */
export function missedTargets(kind: Kind, compared: Compared): string[] {
  const targets = [...scoreTargets(kind, compared.ours), ...(kind.isTool ? [] : paintTargets(compared))]
  return targets.filter(({ isMet }) => !isMet).map(({ name, measured }) => `${name} ${measured}`)
}

function scoreTargets({ isHidden }: Kind, ours: Figures): Target[] {
  const scores = [
    ['performance', ours.performance],
    ['accessibility', ours.accessibility],
    ['best practices', ours.bestPractices],
    // Lighthouse counts it as a fault that hidden pages are excluded from search engines.
    ...(isHidden ? [] : [['SEO', ours.seo] as const]),
  ] as const
  return [
    ...scores.map(([name, score]) => ({ name, measured: String(score), isMet: score === 100 })),
    { name: 'CLS', measured: shift(ours), isMet: Number(shift(ours)) === 0 },
  ]
}

function paintTargets({ ours, twin, firstPaintRatio, largestPaintRatio }: Compared): Target[] {
  const ratio = (name: string, value: number) => ({
    name,
    measured: value.toFixed(2),
    isMet: Number(value.toFixed(2)) <= paintLimit,
  })
  const blocking = Math.round(ours.blockingMs - twin.blockingMs)
  return [
    ratio('FCP', firstPaintRatio),
    ratio('LCP', largestPaintRatio),
    { name: 'TBT', measured: `+ ${blocking} ms`, isMet: blocking <= blockingLimit },
  ]
}

const scoresOf = ({ performance, accessibility, bestPractices, seo }: Figures) =>
  [performance, accessibility, bestPractices, seo].map((score) => score ?? '-')

/** Three digits, as Lighthouse shows it. */
const shift = ({ layoutShift }: Figures) => String(Number(layoutShift.toFixed(3)))

function paints(name: string, ours: number, twin: number, ratio: number) {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)
  return `${name} ${seconds(ours)} : ${seconds(twin)} s = ${ratio.toFixed(2)}`
}
