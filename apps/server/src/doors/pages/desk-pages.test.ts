import { duringTests, useFolder } from '@northword/rig/during-tests'
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { besides, openTestApp } from '../../testing/test-app.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { loadPages } from './load-pages.ts'
import { noPages } from './pages.ts'

const script = 'document.title="desk"'
const html = `<title>Desk</title><script>${script}</script>`
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const directory = useFolder()
const site = duringTests(async () => {
  await mkdir(path.join(directory, 'desk/assets'), { recursive: true })
  await writeFile(path.join(directory, 'desk.html'), html)
  await writeFile(path.join(directory, 'desk/assets/main-4f2a.js'), 'console.log(1)')
  const desk = await loadPages(directory, 'https://words.example')
  return openTestApp(openTestPglite, {}, { pages: { ...noPages, desk } })
})

const get = (url: string) => site.app.inject({ method: 'GET', url })

it.each(['/desk', '/desk/', '/desk/login', '/desk/setup?token=x', '/desk/orders/NW-1'])(
  '%s is the document of the desk, which nobody keeps or lists',
  async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.body]).toEqual([200, html])
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
    })
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' ${hash};`)
  },
)

it('keeps the files of the desk for a year, and lists none', async () => {
  const answer = await get('/desk/assets/main-4f2a.js')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-robots-tag': 'noindex, nofollow',
  })
})

it('has no document in place of a file of an earlier build', async () => {
  expect((await get('/desk/assets/main-0000.js')).statusCode).toBe(404)
})

it('tells other pages nothing of the desk', async () => {
  const { headers } = await get('/elsewhere')
  expect(headers['content-security-policy']).not.toContain(hash)
  expect(headers['x-robots-tag']).toBeUndefined()
})

it('is not there where nothing was built', async () => {
  const plain = await besides(site)
  const answer = await plain.app.inject({ method: 'GET', url: '/desk' })
  await plain.close()
  expect(answer.statusCode).toBe(404)
})
