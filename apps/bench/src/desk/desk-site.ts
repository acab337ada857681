import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ownerSession } from '@northword/rig/owner-session'
import { createDatabase } from '@northword/rig/postgres-database'
import { until } from '@northword/rig/until'
import { startProduct } from '../processes/product.ts'
import { fillDesk } from './fill-desk.ts'
import { okay, placeOrder, post } from './calls.ts'

/** A studio with a signed-in owner. */
export interface DeskSite {
  url: string
  /** Milliseconds until a query's answer is read. */
  time: (procedure: string, input: object) => Promise<number>
  /** Milliseconds until a file is read. */
  timeOfFile: (path: string) => Promise<number>
  act: (procedure: string, input: object) => Promise<void>
  end: () => Promise<void>
}

/** On a database of its own. */
export async function openDeskSite(server: string, folder: string, orders: number): Promise<DeskSite> {
  const database = await createDatabase(server)
  const data = await mkdtemp(join(folder, 'desk-'))
  const product = await startProduct({ DATABASE_URL: database.url, DATA_DIR: data })
  const { url } = product
  await placeOrder(url, 'bench')
  const readLink = () => readFile(join(data, 'setup-link'), 'utf8').catch(() => undefined)
  const session = await ownerSession(url, await until('the set-up link', readLink))
  await fillDesk(database, orders)
  return {
    url,
    async time(procedure, input) {
      const started = performance.now()
      const query = encodeURIComponent(JSON.stringify(input))
      await okay(await fetch(`${url}/trpc/${procedure}?input=${query}`, { headers: session }))
      return performance.now() - started
    },
    async timeOfFile(path) {
      const started = performance.now()
      const answer = await fetch(url + path, { headers: session })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
      await answer.bytes()
      return performance.now() - started
    },
    act: async (procedure, input) => void (await post(url, procedure, input, session)),
    async end() {
      await product.end()
      await database.drop()
    },
  }
}
