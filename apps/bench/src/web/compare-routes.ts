import { launchBrowser } from '@northword/rig/browser'
import { freePort } from '@northword/rig/free-port'
import type { Row } from '../ratios/table.ts'
import type { BuiltRoute } from './built-routes.ts'
import { compare, type Figures } from './figures.ts'
import { runLighthouse } from './lighthouse-run.ts'
import { missedTargets, routeRow } from './verdict.ts'

interface Run {
  runs: number
  /** `performance.now()` after which no route starts. */
  deadline: number
  ours: string
  twins: string
}

export interface Comparison {
  rows: Row[]
  /** One line per route that misses a target. */
  missed: string[]
  /** Routes without time left. */
  left: string[]
}

/** Measures routes and their static twins in turns, each route in a browser of its own. Prints progress. */
export async function compareRoutes(routes: BuiltRoute[], run: Run): Promise<Comparison> {
  const comparison: Comparison = { rows: [], missed: [], left: [] }
  for (const [index, route] of routes.entries()) {
    if (performance.now() > run.deadline) {
      comparison.left.push(route.path)
      continue
    }
    process.stdout.write(`${index + 1}/${routes.length} ${route.path} `)
    const { row, missed } = await compareRoute(route, run).catch((error: unknown) => failed(route, error))
    console.log(row.isMet ? ' ok' : ` missed: ${missed.join(', ')}`)
    comparison.rows.push(row)
    if (missed.length > 0) comparison.missed.push(`${route.path}: ${missed.join(', ')}`)
  }
  return comparison
}

async function compareRoute(route: BuiltRoute, { runs, ours, twins }: Run) {
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  const figures: { ours: Figures[]; twins: Figures[] } = { ours: [], twins: [] }
  const wanting = new Set<string>()
  try {
    for (let round = 0; round < runs; round += 1) {
      const our = await runLighthouse(`${ours}${route.path}`, { port })
      const twin = await runLighthouse(`${twins}${route.path}`, { port, only: 'performance' })
      figures.ours.push(our.figures)
      figures.twins.push(twin.figures)
      for (const audit of our.wanting) wanting.add(audit)
      process.stdout.write('.')
    }
  } finally {
    await browser.close()
  }
  const compared = compare(figures.ours, figures.twins)
  const missed = missedTargets(route, compared)
  return { row: routeRow(route, compared), missed: missed.length > 0 ? [...missed, ...wanting] : [] }
}

function failed({ path }: BuiltRoute, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  return {
    row: { what: path, measured: 'could not be measured', target: '', isMet: false },
    missed: [reason],
  }
}
