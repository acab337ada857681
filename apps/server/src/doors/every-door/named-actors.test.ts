import { beforeTests } from '@northword/rig/during-tests'
import { beforeAll, describe, expect, it } from 'vitest'
import { clientWithOrder, verified } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { linkHolder } from '../../testing/test-links.ts'
import { program, useMember, useOwner } from '../../testing/test-staff.ts'
import { hasText } from '../../testing/test-texts.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

describe('The log of a file that was taken', () => {
  const site = useTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'info' })
  const client = beforeTests(() => clientWithOrder(site, {}, verified))
  const owner = useOwner(site)
  const writer = useMember(site, owner, 'writer')
  const both = useMember(site, owner, 'agent')
  const takers = new Map<string, [kind: string, browser: Browser]>()
  beforeAll(async () => {
    await hasText(site, client.number)
    for (const [name, value] of client.browser.cookies) both.browser.cookies.set(name, value)
    takers.set('a client', ['client', client.browser])
    takers.set('the holder of a link', ['link', await linkHolder(site, client)])
    takers.set('a writer', ['staff', writer.browser])
    takers.set('an agent who is a client, too', ['staff', both.browser])
    takers.set('a program', ['token', (await program(site, owner)).browser])
  })

  it.each(['text.md', 'text.docx', 'text.json'])('names whoever took %s, however they came', async (file) => {
    for (const [who, [kind, browser]] of takers) {
      const path = `/api/orders/${client.number}/texts/1/versions/1/${file}`
      const { statusCode } = await browser.send('GET', path)
      expect([who, statusCode]).toEqual([who, 200])
      const line = site.logged.filter((each) => each.includes('A file is downloaded.')).at(-1) ?? '{}'
      expect([who, JSON.parse(line)]).toMatchObject([who, { actor: { kind } }])
    }
  })

  it('is that of nobody where nobody may have it', async () => {
    const before = site.logged.filter((each) => each.includes('A file is downloaded.')).length
    const { statusCode } = await newBrowser(site).send(
      'GET',
      `/api/orders/${client.number}/texts/1/versions/1/text.md`,
    )
    expect(statusCode).toBeGreaterThan(400)
    expect(site.logged.filter((each) => each.includes('A file is downloaded.'))).toHaveLength(before)
  })
})
