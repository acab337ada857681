import { useEmptyFolder } from '@northword/rig/during-tests'
import { until } from '@northword/rig/until'
import path from 'node:path'
import { readItems } from '@northword/seed/read-items'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readEnv } from '../env.ts'
import { liveItems } from '../features/content/releases/live-items.ts'
import { publishBy } from '../features/content/releases/publish.ts'
import { rendersAlways, type RenderSite } from '../features/content/releases/render-site.ts'
import { postgresFirst } from '../testing/databases/test-database.ts'
import { writeBuild } from '../testing/test-build.ts'
import { choresOf } from '../testing/test-chores.ts'
import { type Colleague, owned } from '../testing/test-staff.ts'
import { useNewTestApp } from '../testing/use-test-app.ts'
import { followReleases, lookingFrom, type Shown } from './live-release.ts'
import { openRendering } from './rendering.ts'

const brand = { kind: 'studio', key: 'brand' }

postgresFirst('A process beside the one that publishes', (open) => {
  const site = useNewTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const folder = useEmptyFolder()
  let beside: Shown
  let end: () => Promise<void>
  let owner: Colleague

  beforeEach(async () => {
    owner = await owned(site)
    const { releaseId, items } = await liveItems(site.database, readItems)
    const dist = path.join(folder, 'dist')
    await writeBuild(dist)
    const env = readEnv({ NODE_ENV: 'test', DATA_DIR: path.join(folder, 'data') })
    const rendering = await openRendering(env, items, dist)
    vi.spyOn(rendering, 'prepare')
    vi.spyOn(rendering, 'show')
    beside = lookingFrom(releaseId, rendering, site.database)
    end = followReleases(beside, choresOf({ write: (line) => expect.fail(line.sentence) }))
  })
  afterEach(async () => {
    await end()
    await beside.close()
  })

  const home = () => beside.pages.now().byPath.get('/')?.bodies.identity.toString() ?? ''

  async function publish(name: string, renderSite: RenderSite) {
    const { browser } = owner
    const { version, live } = Object((await browser.ask('site.findItem', brand)).body)
    await browser.call('site.saveDraft', { ...brand, version, fields: { ...live, brand: name } })
    const ctx = {
      em: site.database.orm.em.fork(),
      mail: site.mail,
      renderSite,
      site: Object({ company: {} }),
    }
    return publishBy(ctx, 'Olivia Owner', { note: '' }, async () => {})
  }

  it('shows what it renders at the same time, then what it had no time to prepare, and none that failed', async () => {
    const { status } = await publish('Inkwell', async () => {
      const prepared = await until('the process prepares it, too', async () =>
        vi.mocked(beside.prepare).mock.results.at(0),
      )
      await prepared.value
      expect(home()).toContain('Built')
      return null
    })
    expect(status).toBe('live')
    await expect.poll(home).toContain('<h1>Inkwell</h1>')
    expect(beside.show).not.toHaveBeenCalled()

    await publish('Quill', async () => ({ page: '/', sentence: 'A fault' }))
    await publish('Nib', rendersAlways)
    await expect.poll(home).toContain('<h1>Nib</h1>')
  })
})
