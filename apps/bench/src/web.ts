import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../../../bin/arguments.mjs'
import { startProduct } from './processes/product.ts'
import { formatTable } from './ratios/table.ts'
import { measureAnswers } from './web/answers.ts'
import { type BuiltRoute, readRoutes } from './web/built-routes.ts'
import { compareRoutes } from './web/compare-routes.ts'
import { measureKeys } from './web/desk-keys.ts'
import { measureTurns } from './web/page-turns.ts'
import { openTwins } from './web/twin-site.ts'

const parts = ['answers', 'turns', 'keys', 'routes'] as const
type Part = (typeof parts)[number]

const usage = `npm run bench:web -- [parts] [--runs <number>] [--routes <paths>] [--minutes <number>]

Measures built pages by Lighthouse, early presses, page turns and keys of the desk. Parts: ${parts.join(', ')}.
--runs are those of each route and its twin, 5 by default. --routes /,/faq: only these. After --minutes, 90 by default, no
run begins.`

const { values, positionals } = readArguments(
  usage,
  {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string' },
    minutes: { type: 'string', default: '90' },
  },
  (words) => {
    const unknown = words.find((word) => !parts.some((part) => part === word))
    return unknown && `There is no part “${unknown}”.`
  },
)
const runs = Math.max(Math.trunc(Number(values.runs)) || 0, 1)
const isChosen = (part: Part) => positionals.length === 0 || positionals.includes(part)
const deadline = performance.now() + (Number(values.minutes) || 90) * 60_000

// The `exit` handlers stop child processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const routes = chosen(await readRoutes(), values.routes)
const folder = await mkdtemp(join(tmpdir(), 'northword-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const product = await startProduct({ DATA_DIR: join(folder, 'data') })
const twins = await openTwins(routes, join(folder, 'twins'))
try {
  printFacts()
  const paths = routes.map(({ path }) => path)
  const answers = isChosen('answers') ? await measureAnswers(product.url, paths, runs) : []
  const turned = isChosen('turns') ? await measureTurns(product.url, paths, runs) : []
  const keyed = isChosen('keys') ? await measureKeys(product.url, join(folder, 'data'), runs) : []
  const { rows, missed, left } = await compareRoutes(isChosen('routes') ? routes : [], {
    runs,
    deadline,
    ours: product.url,
    twins: twins.url,
  })
  console.log(`\n${formatTable([...rows, ...answers, ...turned, ...keyed])}`)
  if (missed.length > 0) console.log(`\nMissed:\n${missed.join('\n')}`)
  if (left.length > 0) console.log(`\nNo time was left for these: --routes ${left.join(',')}`)
} finally {
  await Promise.all([product.end(), twins.end()])
}

/** Routes with these paths. Default: all indexed ones. */
function chosen(all: BuiltRoute[], names: string | undefined): BuiltRoute[] {
  if (!names) return all.filter(({ isHidden }) => !isHidden)
  return names.split(',').map((name) => {
    const route = all.find(({ path }) => path === name)
    if (!route)
      throw new Error(`There is no page at ${name}. Pages: ${all.map(({ path }) => path).join(' ')}`)
    return route
  })
}

function printFacts() {
  const load = loadavg()[0]?.toFixed(1)
  console.log(`${availableParallelism()} cores (load ${load} before), Node ${process.versions.node}`)
  console.log(
    `${routes.length} routes, median of ${runs}, ours : the same page without any script. The scores are of ` +
      'performance, accessibility, best practices and SEO.\n',
  )
}
