import { useEmptyFolder } from '@northword/rig/during-tests'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Worker } from 'node:worker_threads'
import { brotliDecompressSync } from 'node:zlib'
import type { ContentItem } from '@northword/contract/content/content-items'
import type { DocumentMatter } from '@northword/contract/site/document-matter'
import { readItems } from '@northword/seed/read-items'
import { seed as seedSite } from '@northword/seed/seed'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DomainError } from '../errors/domain-error.ts'
import { readEnv } from '../env.ts'
import { writeBuild } from '../testing/test-build.ts'
import { openRendering, type Rendering } from './rendering.ts'

const seed = readItems()

const named = (brand: string, tagline = 'Words', more = {}): ContentItem[] =>
  seed.map((item) =>
    item.key === 'brand'
      ? { ...item, fields: { ...(item.fields as object), brand, tagline, ...more } }
      : item,
  )
const cold = { accent: '#1f4fbf', paper: '#f1f5fb' }

describe('A release', () => {
  const folder = useEmptyFolder()
  let rendering: Rendering
  const env = () =>
    readEnv({ NODE_ENV: 'test', DATA_DIR: path.join(folder, 'data'), PUBLIC_URL: 'https://words.example' })
  const open = (items: ContentItem[]) => openRendering(env(), items, path.join(folder, 'dist'))
  const textAt = (url: string) => rendering.pages.now().byPath.get(url)?.bodies.identity.toString() ?? ''
  const kept = async () =>
    (await readdir(path.join(folder, 'data/sites')).catch(() => [])).filter(
      (file) => !file.endsWith('-bodies.json'),
    )

  beforeEach(async () => {
    await writeBuild(path.join(folder, 'dist'))
    rendering = await open(seed)
  })
  afterEach(() => rendering.close())

  it('replaces pages and matter together, drops pages that are no more, and keeps other files', async () => {
    // The seed’s is shown as it was built.
    expect(textAt('/')).toContain('Built')
    expect(await kept()).toEqual([])
    const desk = () => rendering.pages.now().desk?.byPath.get('/desk')
    const built = desk()
    await rendering.show(named('Ink & <b>'))
    expect(textAt('/')).toContain('<h1>Ink & <b></h1>')
    expect(rendering.site.now().company.brand).toBe('Ink & <b>')
    expect(textAt('/sitemap.xml')).toContain('https://words.example')
    expect(textAt('/article')).toBe('')
    expect(textAt('/robots.txt')).not.toBe('')
    const { byPath, notFound } = rendering.pages.now()
    expect(notFound?.bodies.identity.toString()).toContain('Nothing')
    expect([byPath.get('/how-to-fix-a-404')?.status, notFound?.status]).toEqual([200, 404])

    const html = desk()?.bodies.identity.toString() ?? ''
    expect(html).toContain('<title>Desk · Ink &amp; &lt;b></title>')
    const [, json = ''] = /id="matter">(.*?)<\/script>/s.exec(html) ?? []
    const { values } = JSON.parse(json) as DocumentMatter
    expect(values).toEqual({ 'company.brand': 'Ink & <b>', 'home.hero': seedSite.home.hero })
    expect(desk()?.etag).not.toBe(built?.etag)
    await rendering.show(seed)
    expect(desk()).toBe(built)
  })

  it('shows the pages about the API with its name, order numbers and colors, made once', async () => {
    const page = () => rendering.pages.now().reference?.documents.byPath.get('/')
    const said = () => page()?.bodies.identity.toString()
    expect(said()).toContain('<title>Reference · Northword API</title>')
    expect(said()).toContain('>NW-ORD-20261122-0001<')
    await rendering.show(named('Ink & "<b>"', 'Words', { orderPrefix: 'INK', colors: cold }))
    expect(said()).toContain('<title>Reference · Ink &amp; &quot;&lt;b>&quot; API</title>')
    expect(said()).toContain('aria-label="Ink &amp; &quot;&lt;b>&quot;">INK-ORD-20261122-0001<')
    expect(said()).toContain(
      ':root{--page: 80rem;}:root[data-mantine-color-scheme="light"]{--paper: #f1f5fb;}',
    )
    const shown = page()
    await rendering.show(named('Ink & "<b>"', 'Other words', { orderPrefix: 'INK', colors: cold }))
    expect(page()).toBe(shown)
  })

  it('renders a page for one visitor with the answers to its questions, and keeps pages that did not change', async () => {
    await rendering.show(named('Inkwell'))
    const { render } = rendering.pages.now()
    const page = await render?.('/dashboard', {}, async (asked) => ({ data: `answers ${asked}` }))
    expect(page).toEqual({ markup: 'Inkwell answers orders.find', state: {} })
    const lost = new DomainError('unavailable')
    await expect(render?.('/dashboard', {}, () => Promise.reject(lost))).rejects.toBe(lost)

    // With their bytes and ETag.
    const about = rendering.pages.now().byPath.get('/about')
    await rendering.show(named('Quill'))
    expect(textAt('/')).toContain('Quill')
    expect(rendering.pages.now().byPath.get('/about')).toBe(about)
  })

  it(
    'has the pages compressed that visitors asked for before, and no preview has',
    { tags: ['thorough'] },
    async () => {
      const body = (url: string, { byPath } = rendering.pages.now()) => byPath.get(url)?.bodies.br
      expect(body('/')?.isAsked()).toBe(false)
      const first = body('/')?.bytes()
      expect(first).toBeInstanceOf(Promise)
      expect(body('/')?.bytes()).toBe(first)
      expect(brotliDecompressSync((await first) ?? '').toString()).toContain('Built')
      const previewed = await rendering.preview(named('Inkwell'))
      expect(body('/', previewed.ok ? previewed.pages : undefined)?.isAsked()).toBe(false)
      for (const release of [named('Inkwell'), seed]) {
        await rendering.show(release)
        expect([body('/')?.bytes(), body('/about')?.isAsked() ?? false]).toEqual([expect.any(Buffer), false])
      }
    },
  )

  it('is not rendered again at the next start, unless the kept one is not whole, as after a loss of power', async () => {
    await rendering.show(named('Inkwell'))
    expect(await kept()).toHaveLength(1)
    await rendering.close()
    await writeFile(path.join(folder, 'dist/client/index.html'), '<script>first()</script>Another')
    rendering = await open(named('Inkwell'))
    expect(textAt('/')).toContain('<h1>Inkwell</h1>')
    const [file = '', ...others] = await kept()
    expect(others).toEqual([])
    for (const torn of ['', '{"index.html":"<h1>Ink']) {
      await rendering.close()
      await writeFile(path.join(folder, 'data/sites', file), torn)
      rendering = await open(named('Inkwell'))
      expect(textAt('/')).toContain('<h1>Inkwell</h1>')
      expect(await kept()).toEqual([file])
    }
  })

  it('is not rendered again when it is taken back, and is checked again', async () => {
    await rendering.show(named('Inkwell'))
    const [file = ''] = await kept()
    const at = path.join(folder, 'data/sites', file)
    await rendering.show(named('Quill'))
    await writeFile(at, (await readFile(at, 'utf8')).replace('<h1>Inkwell', '<h1>Kept'))
    await rendering.show(named('Inkwell'))
    expect(textAt('/')).toContain('<h1>Kept</h1>')
    await rendering.show(named('Quill'))
    await writeFile(at, (await readFile(at, 'utf8')).replace('/about#team', '/gone'))
    const failure = await rendering.prepare(named('Inkwell'))
    expect(failure?.sentence).toBe('A link of the page / leads nowhere: /gone')
  })

  it('goes live and is shown at the next start where it cannot be kept, as on a full disk', async () => {
    await mkdir(path.join(folder, 'data'), { recursive: true })
    await writeFile(path.join(folder, 'data/sites'), 'No folder')
    expect(await rendering.prepare(named('Inkwell'))).toBeNull()
    await rendering.show(named('Inkwell'))
    expect(textAt('/')).toContain('<h1>Inkwell</h1>')
    await rendering.close()
    rendering = await open(named('Inkwell'))
    expect(textAt('/')).toContain('<h1>Inkwell</h1>')
  })

  const faulty = [
    ['breaks', '/about', 'The page /about cannot be rendered.'],
    ['link', '/', 'A link of the page / leads nowhere: /gone?"now"'],
    ['long', '/about', 'The page /about is too large'],
    ['twice', '/about', 'The anchor team is taken on the page /about: choose another.'],
    ['script', '/', 'A page has a script that browsers would refuse.'],
  ] as const
  it('that has a fault is not for visitors, and says why', async () => {
    for (const [tagline, page, sentence] of faulty) {
      const { item, ...failure } = (await rendering.prepare(named('Inkwell', tagline))) ?? {}
      expect([tagline, failure]).toEqual([tagline, { page, sentence: expect.stringContaining(sentence) }])
      expect(item).toBe(tagline === 'breaks' ? 'studio/brand' : undefined)
      expect(textAt('/')).toContain('Built')
    }
    expect(await rendering.prepare(named('Inkwell'))).toBeNull()
    expect(textAt('/')).toContain('Built')
  })

  it('is previewed beside the live one, is not kept, and says which fault it has', async () => {
    const previewed = await rendering.preview(named('Inkwell'))
    const pages = previewed.ok ? previewed.pages : null
    expect(pages?.byPath.get('/')?.bodies.identity.toString()).toContain('<h1>Inkwell</h1>')
    expect((await pages?.render?.('/x', {}, async () => ({ data: 'asked' })))?.markup).toBe('Inkwell asked')
    expect(textAt('/')).toContain('Built')
    expect(await kept()).toEqual([])
    expect(await rendering.preview(named('Inkwell', 'link'))).toEqual({
      ok: false,
      failure: { page: '/', sentence: 'A link of the page / leads nowhere: /gone?"now"' },
    })
    expect(await rendering.preview(named('Inkwell', 'breaks'))).toMatchObject({
      ok: false,
      failure: { page: '/about', sentence: expect.stringMatching(/^The page \/about cannot be rendered\./) },
    })
    expect(await rendering.preview(seed)).toEqual({ ok: true, pages: rendering.pages.now() })
  })

  it('is not shown as a preview from what was kept of it, since a preview says so in its documents', async () => {
    await rendering.show(named('Inkwell'))
    await rendering.show(named('Quill'))
    const previewed = await rendering.preview(named('Inkwell'))
    const pages = previewed.ok ? previewed.pages : null
    expect(pages?.byPath.get('/')?.bodies.identity.toString()).toContain('Preview')
  })

  it('has the bodies that its build rendered before and that show the same, also after a start', async () => {
    await rendering.show(named('Inkwell'))
    await rendering.show(named('Quill'))
    expect(textAt('/first')).toContain('Inkwell')
    await rendering.close()
    rendering = await open(named('Quill'))
    const previewed = await rendering.preview(named('Nib'))
    const page = previewed.ok ? previewed.pages.byPath.get('/first') : undefined
    expect(page?.bodies.identity.toString()).toContain('Inkwell')
    const [file = ''] = (await readdir(path.join(folder, 'data/sites'))).filter((each) =>
      each.endsWith('-bodies.json'),
    )
    await writeFile(path.join(folder, 'data/sites', file), '{"first":"Ink')
    await rendering.show(named('Nib'))
    expect(textAt('/first')).toContain('Nib')
  })

  it(
    'ends the thread of a preview that nobody looks at, and starts it again when somebody does',
    { tags: ['thorough'] },
    async () => {
      await rendering.close()
      rendering = await openRendering(env(), seed, path.join(folder, 'dist'), 100)
      const exits: Promise<unknown>[] = []
      const started = (worker: Worker) => exits.push(once(worker, 'exit'))
      process.on('worker', started)
      const previewed = await rendering.preview(named('Inkwell'))
      expect(exits).toHaveLength(1)
      await Promise.all(exits)
      const page = previewed.ok
        ? await previewed.pages.render?.('/x', {}, async () => ({ data: 'asked' }))
        : null
      expect(page?.markup).toBe('Inkwell asked')
      expect(exits).toHaveLength(2)
      process.off('worker', started)
    },
  )

  it('ends its pages under way before another takes its place', { tags: ['thorough'] }, async () => {
    const { render } = rendering.pages.now()
    const answer = Promise.withResolvers<{ data: string }>()
    const asked = Promise.withResolvers<void>()
    const page = render?.('/dashboard', {}, () => {
      asked.resolve()
      return answer.promise
    })
    await asked.promise
    const shown = rendering.show(named('Inkwell'))
    await expect.poll(() => textAt('/'), { timeout: 30_000 }).toContain('Inkwell')
    answer.resolve({ data: 'late' })
    expect((await page)?.markup).toContain('late')
    await shown
  })
})
