import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { ContentItem } from '@northword/contract/content/content-items'
import { readItems } from '@northword/seed/read-items'
import { withMarks } from '@northword/seed/testing/marks'
import { beforeAll, describe, expect, it } from 'vitest'

const ssr = new URL('../../web/dist/ssr/', import.meta.url)
const items = readItems()
const marked = withMarks(items)
const places = items.map(({ kind, key }, at) => ({ kind, key, at }))

interface Rendered {
  files: Record<string, string>
  bodies: Record<string, string>
}

/** The site of these items by its build, in a thread of its own: rendered anew, and with the known bodies. */
async function render(given: ContentItem[], known: Rendered['bodies'] = {}): Promise<[Rendered, Rendered]> {
  const code = `const { parentPort, setEnvironmentData, workerData } = require('node:worker_threads')
    const { entry, parts, items, known } = workerData
    setEnvironmentData('release', { name: 'a', items, isPreview: false })
    import(entry).then(async ({ renderSite }) =>
      parentPort.postMessage([await renderSite(parts, []), await renderSite(parts, [], known)]))`
  const parts: unknown = JSON.parse(await readFile(new URL('site-parts.json', ssr), 'utf8'))
  const entry = fileURLToPath(new URL('server-entry.js', ssr))
  const worker = new Worker(code, { eval: true, workerData: { entry, parts, items: given, known } })
  const [both] = (await once(worker, 'message')) as [[Rendered, Rendered]]
  return both
}

describe('An article whose body was rendered before', () => {
  let bodies: Rendered['bodies']
  beforeAll(async () => {
    bodies = (await render(items))[0].bodies
  })

  const changed = (chosen: number) =>
    render(
      items.map((item, at) => (at === chosen ? (marked[at] ?? item) : item)),
      bodies,
    )

  it('is not rendered again when a service changes', async () => {
    const [anew, again] = await changed(items.findIndex(({ kind }) => kind === 'services'))
    expect(again).toEqual(anew)
    const articles = items.filter(({ kind }) => kind === 'articles')
    expect(Object.keys(again.bodies)).toHaveLength(articles.length)
    expect(Object.keys(again.bodies)).toEqual(Object.keys(bodies))
  })

  it('is rendered again when a person of the team changes', async () => {
    const [anew, again] = await changed(items.findIndex(({ kind }) => kind === 'people'))
    expect(again).toEqual(anew)
    expect(Object.keys(again.bodies).filter((key) => key in bodies)).toEqual([])
  })

  it.each(places)(
    'is as if it were rendered now when $kind/$key changes',
    { tags: ['thorough'] },
    async ({ at }) => {
      const [anew, again] = await changed(at)
      expect(again).toEqual(anew)
    },
  )
})
