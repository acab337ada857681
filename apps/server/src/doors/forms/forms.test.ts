import { expect, it } from 'vitest'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { postedIn, testPages } from '../../testing/requests/test-pages.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const message = { name: 'Ada Wong', email: 'ada@wong.example', message: 'Two\r\nlines' }

eachDatabase('A plain form', (open) => {
  const site = useTestApp(open, {}, { pages: testPages(['/contact']) })

  const messages = () => site.rows(`select name, message from contact_messages`)

  it('does its work once and leads to a page that can be reloaded', async () => {
    const browser = newBrowser(site)
    const answer = await browser.postForm('/contact', message)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([303, 'no-store'])
    expect(await messages()).toEqual([{ name: 'Ada Wong', message: 'Two\nlines' }])
    for (const _ of [1, 2]) {
      const page = await browser.visit(String(answer.headers.location))
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
      expect(postedIn(page)).toMatchObject({ kind: 'sent', form: 'contact' })
    }
    const stranger = await newBrowser(site).visit(String(answer.headers.location))
    expect(stranger.body).toContain('as built')
    expect(await messages()).toHaveLength(1)
  })

  it('comes back with what was typed and what is wrong, in the order of the rules', async () => {
    const typed = { name: ' ', email: 'nobody', message: '</script><b>"&' }
    const page = await newBrowser(site).postForm('/contact?from=card', typed)
    expect([page.statusCode, page.headers['cache-control']]).toEqual([422, 'private, no-cache'])
    expect(page.body).not.toContain('<b>')
    expect(page.body).toContain('<title>Error: /contact</title>')
    expect(page.body).toContain('<div id="root">/contact?from=card</div>')
    expect(postedIn(page)).toEqual({
      kind: 'refused',
      form: 'contact',
      typed,
      status: 400,
      message: 'Name is required',
      issues: [
        { path: 'name', message: 'Name is required' },
        { path: 'email', message: 'Please enter a valid email address' },
      ],
    })
  })

  it('tells an address that names no moment nothing', async () => {
    for (const query of [
      '',
      '?sent=contact',
      '?sent=contact&answerBy=soon',
      '?sent=other&answerBy=2026-11-24T03:00:00Z',
    ]) {
      const page = await newBrowser(site).visit(`/contact${query}`)
      expect([query, page.statusCode]).toEqual([query, 200])
      expect(page.body).toContain('as built')
    }
  })

  it('takes the longest text in letters that a browser writes as nine signs', async () => {
    const longest = { name: '好'.repeat(200), email: 'ada@wong.example', message: '漢'.repeat(10_000) }
    expect((await newBrowser(site).postForm('/contact', longest)).statusCode).toBe(303)
  })

  it('answers in a page what is too large, and in JSON to a program', async () => {
    const browser = newBrowser(site)
    const huge = { ...message, message: 'x'.repeat(300_000) }
    const page = await browser.postForm('/contact', huge)
    expect([page.statusCode, postedIn(page)]).toMatchObject([413, { form: '', status: 413 }])
    const answer = await browser.postForm('/contact', huge, { accept: 'application/json' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      413,
      { message: expect.stringContaining('shorten') },
    ])
  })

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ])('of another site (%j) is refused, and nothing of it is shown', async (headers) => {
    const before = await messages()
    const page = await newBrowser(site).postForm('/contact', { ...message, name: 'Eve' }, headers)
    expect([page.statusCode, page.headers['set-cookie']]).toEqual([403, undefined])
    expect(postedIn(page)).toMatchObject({ form: '', typed: {} })
    expect(page.body).not.toContain('Eve')
    expect(await messages()).toEqual(before)
  })

  it('says after too many tries how long to wait, and keeps what was typed', async () => {
    const browser = newBrowser(site)
    const post = () => browser.postForm('/contact', { ...message, email: 'often@wong.example' })
    let page = await post()
    while (page.statusCode === 303) page = await post()
    expect([page.statusCode, Number(page.headers['retry-after']) > 0]).toEqual([429, true])
    expect(postedIn(page)).toMatchObject({ typed: { email: 'often@wong.example' }, issues: [] })
  })
})
