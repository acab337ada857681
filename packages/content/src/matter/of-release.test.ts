import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { readItems } from '@northword/seed/read-items'
import { expect, test } from 'vitest'

const items = readItems()
const others = items.map((item) =>
  item.key === 'brand' ? { ...item, fields: { ...Object(item.fields), brand: 'Southword' } } : item,
)

/** The brand in a thread, as a module of this package names it there. */
async function brandIn(workerData: unknown): Promise<unknown> {
  const file = new URL('of-release.ts', import.meta.url).href
  const code = `import('${file}').then(({ site }) =>
    require('node:worker_threads').parentPort.postMessage(site.company.brand))`
  const worker = new Worker(code, { eval: true, workerData })
  const [brand] = (await once(worker, 'message')) as unknown[]
  await worker.terminate()
  return brand
}

test('a renderer has the site of the items that its thread is given, and otherwise the seed', async () => {
  expect(await brandIn({ items: others })).toBe('Southword')
  expect(await brandIn(undefined)).toBe('Northword')
})
