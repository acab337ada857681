import { useEmptyFolder } from '@northword/rig/during-tests'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentItem } from '@northword/contract/content/content-items'
import { readItems } from '@northword/seed/read-items'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { writeBuild } from '../testing/test-build.ts'
import { atTime } from '../time/clock.ts'
import { keptCards } from './kept-cards.ts'
import { openRendering, type Rendering } from './rendering.ts'

const named = (brand: string, tagline = 'Words'): ContentItem[] =>
  readItems().map((item) =>
    item.key === 'brand' ? { ...item, fields: { ...(item.fields as object), brand, tagline } } : item,
  )

const folder = useEmptyFolder()
let rendering: Rendering
const data = () => path.join(folder, 'data')
const env = () => readEnv({ NODE_ENV: 'test', DATA_DIR: data(), PUBLIC_URL: 'https://words.example' })
const open = (items: ContentItem[]) => openRendering(env(), items, path.join(folder, 'dist'))
const drawn = () => readdir(path.join(data(), 'drawn/assets/cards')).catch(() => [])

beforeEach(async () => {
  await writeBuild(path.join(folder, 'dist'))
  rendering = await open(readItems())
})
afterEach(() => rendering.close())

/** Address of a page's card. */
function cardOf(url: string): string | undefined {
  const html = rendering.pages.now().byPath.get(url)?.bodies.identity.toString() ?? ''
  return /og:image" content="([^"]*)"/.exec(html)?.[1]
}

const fileAt = (src = '') => rendering.pages.now().earlierFile?.(src)
const textAt = async (src?: string) => (await fileAt(src))?.bodies.identity.toString()

describe('The card of a page', () => {
  it('is served for a year, and stays when the brand, and with it the address, is another', async () => {
    await rendering.show(named('Inkwell'))
    const card = await fileAt(cardOf('/'))
    expect(card?.bodies.identity.toString()).toContain('Inkwell')
    expect(card).toMatchObject({
      contentType: 'image/png',
      cacheControl: 'public, max-age=31536000, immutable',
    })
    const [former, about] = [cardOf('/'), cardOf('/about')]
    const bytes = await textAt(about)
    await rendering.show(named('Quill'))
    expect(cardOf('/')).not.toBe(former)
    expect(await textAt(cardOf('/'))).toContain('Quill')
    expect(await textAt(former)).toContain('Inkwell')
    // Drawn again, it would have other bytes.
    expect(cardOf('/about')).toBe(about)
    expect(await textAt(about)).toBe(bytes)
  })

  it('is not drawn again at the next start, unless it is lost', async () => {
    await rendering.show(named('Inkwell'))
    const bytes = await textAt(cardOf('/'))
    await rendering.close()
    rendering = await open(named('Inkwell'))
    expect(await textAt(cardOf('/'))).toBe(bytes)
    await rendering.close()
    await rm(path.join(data(), 'drawn', cardOf('/') ?? ''))
    rendering = await open(named('Inkwell'))
    expect(await textAt(cardOf('/'))).toContain('Inkwell')
  })

  it('is not drawn if the build has it', { tags: ['thorough'] }, async () => {
    const src = path.join(folder, 'dist/client/assets/cards')
    await rendering.close()
    await mkdir(src, { recursive: true })
    await writeFile(path.join(src, 'about-same.png'), 'Built')
    rendering = await open(readItems())
    await rendering.show(named('Inkwell'))
    expect(await drawn()).toHaveLength(1)
  })

  it('is missing where the fonts lack a letter, and the page is shown without it', async () => {
    await rendering.show(named('שלום'))
    expect(cardOf('/')).toBeUndefined()
    expect(await textAt(cardOf('/about'))).toContain('a drawing')
  })

  it('is missing where it cannot be kept, as on a full disk, and the page is shown without it', async () => {
    await mkdir(data(), { recursive: true })
    await writeFile(path.join(data(), 'drawn'), 'No folder')
    await rendering.show(named('Inkwell'))
    expect([rendering.site.now().company.brand, cardOf('/')]).toEqual(['Inkwell', undefined])
  })

  it('is not drawn for a preview, which nobody shares', { tags: ['thorough'] }, async () => {
    expect(await rendering.preview(named('Inkwell'))).toMatchObject({ ok: true })
    expect(await drawn()).toEqual([])
  })
})

it('Cards that were used longest ago make room for others, but not those that are shown', async () => {
  const cards = keptCards(data(), 30)
  const src = (name: string) => `/assets/cards/${name}.png`
  for (const [day, name] of ['shown', 'old', 'used', 'new'].entries()) {
    await cards.write(src(name), Buffer.alloc(10))
    await atTime(day * 1000, () => cards.use(src(name)))
  }
  await atTime(10_000, () => cards.use(src('used')))
  await cards.write(src('latest'), Buffer.alloc(10))
  await cards.tidy([src('shown')])
  expect(new Set(await drawn())).toEqual(new Set(['latest.png', 'new.png', 'shown.png', 'used.png']))
})
