import { join } from 'node:path'
import { buildRelease } from '@northword/rig/build-release'
import { createDatabase } from '@northword/rig/postgres-database'
import type { PostgresServer } from '@northword/rig/postgres-server'
import { alternate, rateOf, type Rates, ratioOf, ratiosOf } from './ratios/alternate.ts'
import { makeRequests, requestsPerSecond } from './load/load.ts'
import { signUpAda } from './logins.ts'
import { readOften } from './pages.ts'
import { inItsTurn, type Product, startProduct } from './processes/product.ts'

const rounds = 7
const connections = 32
/** As many as one account may have at once. */
const loginsAtOnce = 8
const amount = { seconds: 3 }

/** Figures of both builds, by round. */
interface Compared {
  what: string
  unit: string
  /** More is worse, as for times and memory. */
  isCost: boolean
  rates: Rates
}

/** A build with settings for a database of its own. */
interface Build {
  name: 'now' | 'before'
  root: string | undefined
  postgres: Record<string, string>
  pglite: Record<string, string>
}

/**
 * Measures this build and another commit's in turns, and returns a table of ratios. Below 1 this build does less per
 * second, or needs less time or memory.
 */
export async function compareAgainst(
  commit: string,
  server: PostgresServer,
  folder: string,
): Promise<string> {
  const other = await buildRelease(commit, folder)
  const databases = [await createDatabase(server.url), await createDatabase(server.url)] as const
  const build = (name: Build['name'], url: string, root?: string): Build => ({
    name,
    root,
    postgres: { DATABASE_URL: url, DATA_DIR: join(folder, `${name}-postgres`) },
    pglite: { DATA_DIR: join(folder, `${name}-pglite`) },
  })
  const builds = [build('now', databases[0].url), build('before', databases[1].url, other)]
  try {
    return tableOf(commit, [...(await compareWork(builds)), ...(await compareStarts(builds))])
  } finally {
    await Promise.all(databases.map(({ drop }) => drop()))
  }
}

/** Work per second on Postgres. */
async function compareWork(builds: Build[]): Promise<Compared[]> {
  const running = await Promise.all(
    builds.map(async ({ name, root, postgres }) => ({ name, product: await startProduct(postgres, root) })),
  )
  const logins = new Map(
    await Promise.all(running.map(async ({ name, product }) => [name, await signUpAda(product)] as const)),
  )
  for (const { product } of running) product.pause()
  const compare = async (what: string, rate: (name: Build['name'], product: Product) => Promise<number>) => {
    const contenders = running.map(({ name, product }) => ({
      name,
      run: () => inItsTurn(product, () => rate(name, product)),
    }))
    await alternate(contenders, 1)
    return { what, unit: '/s', isCost: false, rates: await alternate(contenders, rounds) }
  }
  const placed = ({ url }: Product) => `${url}/trpc/orders.place`
  const compared = [
    await compare('pages', (_, { url }) => readOften(`${url}/pricing`)),
    await compare('orders', (_, product) => requestsPerSecond({ url: placed(product), connections, amount })),
    await compare('refused orders', async (_, product) => {
      const { refused, seconds } = await makeRequests({ url: placed(product), connections, amount, post: {} })
      return refused / seconds
    }),
    await compare('sign-ins', (name) => {
      const login = logins.get(name) ?? { url: '', post: {} }
      return requestsPerSecond({ ...login, connections: loginsAtOnce, amount })
    }),
  ]
  for (const { product } of running) {
    product.resume()
    await product.end()
  }
  return compared
}

/** Time until ready, and memory then. */
async function compareStarts(builds: Build[]): Promise<Compared[]> {
  const memory: Rates = new Map(builds.map(({ name }) => [name, []]))
  const compare = async (what: string, kind: 'postgres' | 'pglite') => {
    const contenders = builds.map(({ name, root, [kind]: database }) => ({
      name,
      async run() {
        const product = await startProduct(database, root)
        if (kind === 'postgres') memory.get(name)?.push(await product.memory())
        await product.end()
        return product.readyMs
      },
    }))
    await alternate(contenders, 1)
    return { what, unit: ' ms', isCost: true, rates: await alternate(contenders, rounds) }
  }
  const starts = [await compare('ready on Postgres', 'postgres'), await compare('ready on PGlite', 'pglite')]
  return [...starts, { what: 'memory after a start on Postgres', unit: ' MB', isCost: true, rates: memory }]
}

function tableOf(commit: string, compared: Compared[]): string {
  const lines = compared.map(({ what, unit, isCost, rates }) => {
    const ratios = ratiosOf(rates, 'now', 'before')
    const [least, most] = [Math.min(...ratios), Math.max(...ratios)]
    const isWorse = isCost ? least > 1 : most < 1
    const figures = ['before', 'now'].map((name) => `${rateOf(rates, name).toFixed(0)}${unit}`)
    const spread = `${ratioOf(rates, 'now', 'before').toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`
    return [what, ...figures, spread, isWorse ? 'WORSE in every round' : '']
  })
  const header = ['what', commit.slice(0, 7), 'now', `now : before, ${rounds} rounds`, '']
  return [header, header.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n')
}
