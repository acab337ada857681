import { useEmptyFolder } from '@northword/rig/during-tests'
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { loadPages } from '../doors/pages/load-pages.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { openTestPglite } from '../testing/databases/test-database.ts'
import { atTime } from '../time/clock.ts'
import { earlierFileIn, keepBuild } from './keep-build.ts'

const day = 24 * 60 * 60 * 1000
const monday = Date.parse('2026-11-23T09:00:00Z')

const folder = useEmptyFolder()
const site = path.join(folder, 'dist')
const data = path.join(folder, 'data')
let app: TestApp | undefined
afterEach(async () => {
  await app?.close()
  app = undefined
})

async function build(name: string) {
  await rm(site, { recursive: true, force: true })
  for (const assets of ['client/assets', 'desk/desk/assets'])
    await mkdir(path.join(site, assets), { recursive: true })
  await writeFile(path.join(site, 'client/index.html'), `<p>${name}</p>`)
  await writeFile(path.join(site, 'desk/desk.html'), `<p>${name}</p>`)
  await file(`client/assets/main-${name}.js`, `site ${name}`)
  await file(`desk/desk/assets/main-${name}.js`, `desk ${name}`)
}

async function file(name: string, text: string) {
  await writeFile(path.join(site, name), text)
  await writeFile(path.join(site, `${name}.br`), brotliCompressSync(text))
}

const keep = (at = monday) => atTime(at, () => keepBuild(site, data))

async function serve() {
  const desk = await loadPages(path.join(site, 'desk'), 'https://words.example')
  const pages = await loadPages(path.join(site, 'client'), 'https://words.example')
  await app?.close()
  app = await openTestApp(openTestPglite, {}, { pages: { ...pages, desk, earlierFile: earlierFileIn(data) } })
}

const get = async (url: string, headers = {}) => app?.app.inject({ method: 'GET', url, headers })

/** Answers to an open page of this build: its files on the site and at the desk. */
async function filesOf(name: string) {
  const found = await Promise.all(['', '/desk'].map((place) => get(`${place}/assets/main-${name}.js`)))
  return found.map((answer) => (answer?.statusCode === 200 ? answer.body : answer?.statusCode))
}

const elsewhere = [
  '/assets/..%2f..%2fsecret.js',
  '/assets/../../secret.js',
  '/assets/%2e%2e/secret.js',
  '/assets/sub/../../../secret.js',
  '/assets/secret.key',
  '/assets/main-a.js.br',
  '/assets/',
]

describe('A page that stays open over a deployment', () => {
  it('finds its files, as they were sent before, on the server of the next build, and of the one after that', async () => {
    await build('a')
    await keep()
    await build('b')
    await keep()
    await serve()
    expect(await filesOf('a')).toEqual(['site a', 'desk a'])
    const answer = await get('/assets/main-a.js', { 'accept-encoding': 'br' })
    expect(answer?.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(answer?.rawPayload).toEqual(brotliCompressSync('site a'))
    await build('c')
    await serve()
    expect(await filesOf('a')).toEqual(['site a', 'desk a'])
    expect(await filesOf('b')).toEqual(['site b', 'desk b'])
    expect(await filesOf('never')).toEqual([404, 404])
  })

  it('finds them for a week from when they were last served, however long that was', async () => {
    await build('a')
    await keep(monday)
    await keep(monday + 30 * day)
    await build('b')
    await serve()
    await keep(monday + 37 * day)
    expect(await filesOf('a')).toEqual(['site a', 'desk a'])
    await keep(monday + 37 * day + 1)
    expect(await filesOf('a')).toEqual([404, 404])
    expect(await readdir(path.join(data, 'builds'))).toHaveLength(1)
  })

  it('finds them again after the way back to its build', { tags: ['thorough'] }, async () => {
    await build('a')
    await keep()
    await build('b')
    await keep()
    await build('a')
    await keep(monday + 6 * day)
    await build('b')
    await keep(monday + 12 * day)
    await serve()
    expect(await filesOf('a')).toEqual(['site a', 'desk a'])
  })

  it('finds nothing beside them', async () => {
    await build('a')
    await file('client/assets/secret.key', 'a key')
    await keep()
    await build('b')
    await writeFile(path.join(data, 'secret.js'), 'secret')
    await writeFile(path.join(data, 'builds', 'secret.js'), 'secret')
    await serve()
    for (const url of elsewhere) expect([url, (await get(url))?.statusCode]).toEqual([url, 404])
  })
})

describe('The files of a build', () => {
  it('are kept once, also by several processes at the same time, for the user of the server alone', async () => {
    await build('a')
    await Promise.all([keep(), keep(), keep()])
    const builds = path.join(data, 'builds')
    expect(await readdir(builds)).toHaveLength(1)
    expect((await stat(builds)).mode & 0o777).toBe(0o700)
  })

  it('are not kept by half', async () => {
    await build('a')
    const desk = path.join(site, 'desk/desk/assets')
    await rm(desk, { recursive: true })
    await writeFile(desk, 'no folder')
    await expect(keep()).rejects.toThrow(/./)
    expect(await readdir(path.join(data, 'builds'))).toEqual([])
  })

  it('are looked for in no data directory that is not there or cannot be read', async () => {
    await build('b')
    await serve()
    expect(await filesOf('a')).toEqual([404, 404])
    await mkdir(path.join(data, 'builds'), { recursive: true })
    await chmod(path.join(data, 'builds'), 0)
    expect(await filesOf('a')).toEqual([404, 404])
  })
})
