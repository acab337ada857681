import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { installed } from '@northword/rig/installed'
import { alternate, rateOf, ratioOf } from './ratios/alternate.ts'
import { requestsPerSecond } from './load/load.ts'
import { startNginx, type StaticPage, whyNoNginx } from './nginx.ts'
import type { Product } from './processes/product.ts'
import { outputOf } from './processes/program.ts'
import { ratioRow, type Row, skippedRow } from './ratios/table.ts'

const connections = 32
const rounds = 5
const seconds = 2
const what = 'prerendered pages/s : nginx, one worker, same brotli bytes and headers'
const target = 0.5

/** Pages per second of the product compared to nginx. */
export async function comparePages(product: Product, folder: string): Promise<Row[]> {
  const missing = whyNoNginx()
  if (missing) return [skippedRow(what, missing, `≥ ${target}`)]
  const ours = `${product.url}/pricing`
  const nginx = await startNginx(folder, await readPage(ours))
  const contenders = [
    { name: 'product', run: () => readOften(ours) },
    { name: 'nginx', run: () => readOften(nginx.url) },
  ]
  try {
    await alternate(contenders, 1)
    const rates = await alternate(contenders, rounds)
    const both = `${rateOf(rates, 'product').toFixed(0)} : ${rateOf(rates, 'nginx').toFixed(0)}`
    return [ratioRow(what, { ratio: ratioOf(rates, 'product', 'nginx'), rates: both, target })]
  } finally {
    await nginx.end()
  }
}

/** Headers that nginx or HTTP adds itself. */
const notCopied = /^(content-(length|type|encoding)|etag|date|connection|keep-alive|last-modified)$/

/** The page as sent, still compressed. */
async function readPage(url: string): Promise<StaticPage> {
  const { promise, resolve, reject } = Promise.withResolvers<StaticPage>()
  const call = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    const contentType = answer.headers['content-type'] ?? ''
    if (answer.headers['content-encoding'] !== 'br') reject(new Error(`${url} does not come as brotli.`))
    const kept = headers.filter(([name]) => !notCopied.test(name))
    const name = new URL(url).pathname.slice(1)
    buffer(answer).then((body) => resolve({ name, body, contentType, headers: kept }), reject)
  })
  call.once('error', reject).end()
  return promise
}

/** Requests per second, by wrk if installed: it leaves more CPU to the server. */
export async function readOften(url: string): Promise<number> {
  const wrk = installed('wrk')[0]
  if (!wrk)
    return requestsPerSecond({ url, connections, amount: { seconds }, headers: { 'accept-encoding': 'br' } })
  const load = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '-H', 'accept-encoding: br']
  const output = await outputOf(wrk, [...load, url])
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`Reading ${url} failed:\n${output}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
}
