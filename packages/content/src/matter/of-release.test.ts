import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { readItems } from '@northword/seed/read-items'
import { expect, test } from 'vitest'

const items = readItems()
const others = items.map((item) =>
  item.key === 'brand' ? { ...item, fields: { ...Object(item.fields), brand: 'Southword' } } : item,
)

/** The brand in a thread with a release in its environment, as a module of this package names it there. */
async function brandIn(workerData: { name: string; items: typeof items }): Promise<unknown> {
  const file = new URL('of-release.ts', import.meta.url).href
  const code = `const { parentPort, setEnvironmentData, workerData } = require('node:worker_threads')
    setEnvironmentData('release', workerData)
    import('${file}').then(({ site }) => parentPort.postMessage(site.company.brand))`
  const worker = new Worker(code, { eval: true, workerData })
  const [brand] = (await once(worker, 'message')) as unknown[]
  await worker.terminate()
  return brand
}

test('a renderer has the site of the release that its thread is given', async () => {
  expect(await brandIn({ name: 'a', items: others })).toBe('Southword')
  expect(await brandIn({ name: 'b', items })).toBe('Northword')
})
