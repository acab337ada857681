import { duringTests, useFolder } from '@northword/rig/during-tests'
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { besides, openTestApp } from '../../testing/test-app.ts'
import { noPages } from './pages.ts'
import { loadReference } from './reference-pages.ts'

const script = 'document.title="reference"'
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const html = (name: string) => `<title>${name}</title><script>${script}</script><p>__PUBLIC_URL__</p>`

const folder = useFolder()
const site = duringTests(async () => {
  for (const name of ['api', 'assets']) await mkdir(path.join(folder, 'docs', name), { recursive: true })
  for (const name of ['index', 'guide'])
    await writeFile(path.join(folder, `docs/api/${name}.html`), html(name))
  await writeFile(path.join(folder, 'docs/assets/main-4f2a.js'), 'console.log(1)')
  await writeFile(path.join(folder, 'docs/assets/main-4f2a.js.br'), brotliCompressSync('console.log(1)'))
  await writeFile(path.join(folder, 'docs/secret.js'), 'secret')
  const reference = await loadReference(folder, 'https://words.example')
  return openTestApp(openTestPglite, {}, { pages: { ...noPages, reference } })
})

const get = (url: string, headers = {}) => site.app.inject({ method: 'GET', url, headers })

it.each([
  ['/docs/api', 'index'],
  ['/docs/api/guide', 'guide'],
])('%s is a page with the address of the server, which no search engine lists', async (url, name) => {
  const { statusCode, headers, body } = await get(url)
  expect([statusCode, body]).toEqual([200, html(name).replace('__PUBLIC_URL__', 'https://words.example')])
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-robots-tag': 'noindex',
  })
})

it('has the policy of every page, with its own script', async () => {
  const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy'])
  const [here, elsewhere] = await Promise.all([policyOf('/docs/api'), policyOf('/elsewhere')])
  expect(here).toBe(elsewhere.replace("script-src 'self'", `script-src 'self' ${hash}`))
})

it('leads from the address with a slash at its end to that without', async () => {
  const { statusCode, headers } = await get('/docs/api/guide/')
  expect([statusCode, headers.location]).toEqual([301, '/docs/api/guide'])
})

it('has its files compressed, for a year', async () => {
  const { statusCode, headers } = await get('/docs/assets/main-4f2a.js', { 'accept-encoding': 'br' })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

it.each(['main-0000.js', '../secret.js', '..%2fsecret.js', 'main-4f2a.js.br'])(
  'has no file %s',
  async (name) => {
    expect((await get(`/docs/assets/${name}`)).statusCode).toBe(404)
  },
)

it('is not there where nothing was built', async () => {
  const plain = await besides(site)
  const answer = await plain.app.inject({ method: 'GET', url: '/docs/api' })
  await plain.close()
  expect(answer.statusCode).toBe(404)
})
