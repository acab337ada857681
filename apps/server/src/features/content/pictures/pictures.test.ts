import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { picturePath } from '@northword/contract/pictures/picture-files'
import type { AddedPicture } from '@northword/contract/desk/site-pictures'
import { readItems } from '@northword/seed/read-items'
import { beforeAll, expect, it } from 'vitest'
import { bothDatabases } from '../../../testing/databases/test-database.ts'
import { type Browser, newBrowser } from '../../../testing/requests/test-browser.ts'
import { testPages } from '../../../testing/requests/test-pages.ts'
import { jpegSegment, pictureFiles, pngOf } from '../../../testing/test-pictures.ts'
import { program, useMember, useOwner } from '../../../testing/test-staff.ts'
import { seedContent } from '../releases/seed-content.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { tidyPictures } from './keep-pictures.ts'

const { png, jpg, webp } = pictureFiles
const dayMs = 86_400_000

bothDatabases('Pictures of the site', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' }, { pages: testPages(['/favicon.ico']) })
  beforeAll(() => seedContent(site.database, readItems))
  const owner = useOwner(site)
  const writer = useMember(site, owner, 'writer')

  const em = () => site.database.orm.em.fork()
  const add = ({ browser }: { browser: Browser }, ...files: Buffer[]) =>
    browser.call('site.addPicture', { files: files.map((file) => file.toString('base64')) })
  const namesOf = async (who: { browser: Browser }, ...files: Buffer[]) =>
    ((await add(who, ...files)).body as unknown as AddedPicture).files.map(({ name }) => name)
  const kept = async () =>
    (await site.rows(`select name from content_pictures`)).map(({ name }) => String(name))
  const visit = (name: string, headers = {}) => newBrowser(site).visit(picturePath(name), headers)

  it('are stored without the place where they were taken, and shown to everybody for ever', async () => {
    const place = jpegSegment(0xe1, Buffer.from('Exif\0\0 GPSLatitude 22.3193'))
    const answer = await add(writer, png, Buffer.concat([jpg.subarray(0, 2), place, jpg.subarray(2)]))
    expect(answer.body).toEqual({
      files: ['png', 'jpg'].map((end) => ({
        name: expect.stringMatching(new RegExp(`^[0-9a-f]{64}\\.${end}$`)),
        width: 12,
        height: 8,
      })),
    })
    const [, name = ''] = (answer.body as unknown as AddedPicture).files.map((file) => file.name)
    const { statusCode, headers, rawPayload } = await visit(name)
    expect([statusCode, rawPayload.equals(jpg)]).toEqual([200, true])
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    })
    expect((await visit(name, { 'if-none-match': headers.etag })).statusCode).toBe(304)
    for (const other of ['0'.repeat(64) + '.jpg', name.replace('.jpg', '.png'), `${name}/..`, '%2e%2e'])
      expect((await visit(other)).statusCode).toBe(404)
  })

  it('are one, whoever sends them, also two at once', async () => {
    const both = await Promise.all([owner, writer].map((who) => namesOf(who, webp, png)))
    expect(both[0]).toEqual(both[1])
    expect((await kept()).filter((name) => both[0]?.includes(name))).toHaveLength(2)
  })

  it('are refused in a sentence where they are none, and nothing of them is stored', async () => {
    const before = await kept()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const said = async (...files: Buffer[]) => {
      const { status, message, issues } = await add(owner, ...files)
      return [status, issues?.[0]?.path, issues?.[0]?.message ?? message]
    }
    const none = 'Choose a JPEG, PNG or WebP picture. Other files, such as SVG, are not taken.'
    expect(await said(png, svg)).toEqual([422, 'files.1', none])
    const vast = 'A picture has at most 4,096 pixels on a side.'
    expect(await said(pngOf(50_000, 50_000))).toEqual([422, 'files.0', vast])
    const large = Buffer.concat([png, Buffer.alloc(1_100_000)])
    expect(await said(large, large)).toEqual([400, 'files', 'A picture has at most 2 MB in all.'])
    expect(await kept()).toEqual(before)
  })

  it('are sent by members, and by programs that may write the site', async () => {
    const [reads, writes] = [
      await program(site, owner, { scopes: ['site:read'] }),
      await program(site, owner, { scopes: ['site:write'] }),
    ]
    const body = { files: [png.toString('base64')] }
    const statuses = [reads.browser, writes.browser, writer.browser, newBrowser(site)].map(
      async (browser) => (await browser.rest('POST', '/api/desk/site/pictures', body)).status,
    )
    expect(await Promise.all(statuses)).toEqual([403, 201, 201, 401])
  })

  it('of 100 MB are refused before they are read', async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = site.app.server.address() as AddressInfo
    const sent = (cookies: Map<string, string>) =>
      new Promise<number>((resolve, reject) => {
        const headers = {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'content-type': 'application/json',
          'content-length': 100 * 1024 * 1024,
        }
        const options = { port, host: '127.0.0.1', path: '/api/desk/site/pictures', method: 'POST', headers }
        // Only the head is sent: an answer shows that the body was not waited for.
        const call = request(options, ({ statusCode = 0 }) => {
          resolve(statusCode)
          call.destroy()
        })
        call.on('error', reject)
        call.flushHeaders()
      })
    expect(await sent(owner.browser.cookies)).toBe(413)
    expect(await sent(new Map())).toBe(401)
  })

  const article = { kind: 'articles', key: 'a-brief-a-stranger-can-follow' }
  /** Drafts the article with a picture that says another size than it has. @returns the draft's version */
  const draftWith = async (name: string) => {
    const { body } = await owner.browser.ask('site.findItem', article)
    const picture = { files: [{ name, width: 480, height: 300 }], isDecorative: true, alternative: '' }
    const fields = { ...Object(body['live']), picture }
    await owner.browser.call('site.saveDraft', { ...article, version: body['version'], fields })
    return Number(body['version']) + 1
  }

  it('that nobody has sent keep an item from being published', async () => {
    const version = await draftWith(`${'a'.repeat(64)}.png`)
    const { status, issues } = await owner.browser.call('site.publish')
    const message = 'Its picture is not in the database. Choose it again.'
    expect([status, issues]).toEqual([409, [{ path: 'articles/a-brief-a-stranger-can-follow: ', message }]])
    await owner.browser.call('site.discardDraft', { ...article, version })
  })

  it('are published in the size of their files, whatever a draft says', async () => {
    const [name = ''] = await namesOf(owner, jpg)
    await draftWith(name)
    expect((await owner.browser.call('site.publish')).status).toBe(200)
    const { body } = await owner.browser.ask('site.findItem', article)
    expect(body['live']).toMatchObject({ picture: { files: [{ name, width: 12, height: 8 }] } })
  })

  it('are deleted a month after they were sent, unless a draft or a revision names them', async () => {
    const item = { kind: 'questions', key: 'revisions' }
    const [drafted = '', published = '', left = ''] = await namesOf(owner, png, jpg, webp)
    const save = async (answer: string) => {
      const { body } = await owner.browser.ask('site.findItem', item)
      const fields = { ...Object(body['live']), answer: [answer] }
      await owner.browser.call('site.saveDraft', { ...item, version: body['version'], fields })
    }
    await save(`It was ${published}.`)
    await owner.browser.call('site.publish')
    await save(`It is ${drafted}.`)
    await tidyPictures(em(), new Date(Date.now() + 29 * dayMs))
    expect(await kept()).toContain(left)
    await tidyPictures(em(), new Date(Date.now() + 31 * dayMs))
    expect(new Set(await kept())).toEqual(new Set([drafted, published]))
  })
  it('are the icon that browsers ask for unasked, of each logo at once, else the software’s', async () => {
    const seed = site.liveSite.now()
    const publish = async (file: Buffer) => {
      const { files } = (await add(owner, file)).body as unknown as AddedPicture
      site.liveSite.replace({ ...seed, icons: files })
    }
    const icon = (headers = {}) => newBrowser(site).visit('/favicon.ico', headers)
    const built = await icon()
    expect([built.statusCode, built.body]).toEqual([200, expect.stringContaining('as built')])
    await publish(png)
    const { statusCode, headers, rawPayload } = await icon()
    expect([statusCode, headers['content-type'], rawPayload.equals(png)]).toEqual([200, 'image/png', true])
    expect((await icon({ 'if-none-match': headers.etag })).statusCode).toBe(304)
    await publish(webp)
    expect((await icon({ 'if-none-match': headers.etag })).rawPayload.equals(webp)).toBe(true)
    site.liveSite.replace(seed)
    expect((await icon()).body).toBe(built.body)
  })
})
