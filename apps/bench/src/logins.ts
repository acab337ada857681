import { alternate, rateOf, ratioOf } from './ratios/alternate.ts'
import { requestsPerSecond } from './load/load.ts'
import { median } from './ratios/median.ts'
import type { PageVisits } from './load/page-visits.ts'
import { inItsTurn, type Product } from './processes/product.ts'
import { answerOf } from './processes/program.ts'
import { ratioRow, type Row, timesRow } from './ratios/table.ts'

const connections = 32
const rounds = 5
const seconds = 4

const loginsPerSecond = 'logins/s through tRPC : bare argon2, same settings, two at once'
const pagesMeanwhile = '99th percentile of GET /pricing during a login flood : without it'

const bareArgon2 = new URL('bare-argon2.ts', import.meta.url)
const pageVisits = new URL('load/page-visits.ts', import.meta.url)

const ada = { name: 'Ada Sample', email: 'ada@bench.example', password: 'a fair enough password' }

/** Logins per second compared to the machine's hashes per second, and the delay of a page meanwhile. */
export async function compareLogins(product: Product): Promise<Row[]> {
  const login = await signUpAda(product)
  const logins = { ...login, connections, amount: { seconds } }
  const rates = await alternate(
    [
      { name: 'logins', run: () => inItsTurn(product, () => requestsPerSecond(logins)) },
      { name: 'argon2', run: () => answerOf<number>(bareArgon2, { password: ada.password, seconds }) },
    ],
    rounds,
  )
  product.resume()
  const both = `${rateOf(rates, 'logins').toFixed(1)} : ${rateOf(rates, 'argon2').toFixed(1)}`
  return [
    ratioRow(loginsPerSecond, { ratio: ratioOf(rates, 'logins', 'argon2'), rates: both, target: 0.8 }),
    await readDuringFlood(product, login),
  ]
}

interface Login {
  url: string
  post: object
}

export async function signUpAda({ url }: Pick<Product, 'url'>): Promise<Login> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/trpc/auth.signUp`, {
    method: 'POST',
    headers,
    body: JSON.stringify(ada),
  })
  if (!answer.ok) throw new Error(`Registering failed: ${await answer.text()}`)
  return { url: `${url}/trpc/auth.signIn`, post: { email: ada.email, password: ada.password } }
}

async function readDuringFlood({ url }: Product, login: Login): Promise<Row> {
  const visits: PageVisits = { url: `${url}/pricing`, seconds }
  const read = () => answerOf<number>(pageVisits, visits)
  const readWhileFlooded = async () => {
    const flood = requestsPerSecond({ ...login, connections, amount: { seconds: seconds + 1 } })
    const [percentile] = await Promise.all([read(), flood])
    return percentile
  }
  const contenders = [
    { name: 'flooded', run: readWhileFlooded },
    { name: 'quiet', run: read },
  ]
  const rates = await alternate(contenders, rounds)
  const times = `${median(rates.get('flooded') ?? []).toFixed(1)} : ${median(rates.get('quiet') ?? []).toFixed(1)} ms`
  return timesRow(pagesMeanwhile, { ratio: ratioOf(rates, 'flooded', 'quiet'), times, target: 3 })
}
