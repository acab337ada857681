import { useEmptyFolder } from '@northword/rig/during-tests'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { readEnv } from '../../../env.ts'
import { createDeps } from '../../../deps.ts'
import { openLog } from '../../../logs/log.ts'
import { showSetUp } from './show-set-up.ts'
import { newBrowser, statusesOf } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { tablesHolding } from '../../../testing/test-secrets.ts'
import { colleague, owned, secretOf, setUpToken } from '../../../testing/test-staff.ts'
import { useNewTestApp } from '../../../testing/use-test-app.ts'

eachDatabase('The first run', (open) => {
  const folder = useEmptyFolder()
  const site = useNewTestApp(open, { DATA_DIR: path.join(folder, 'data') })

  const file = () => path.join(folder, 'data', 'setup-link')
  const owners = () => site.rows(`select email from staff_members where role = 'owner'`)

  async function startOn(output: { isTTY?: boolean }, settings = {}) {
    const lines: string[] = []
    const written: string[] = []
    const env = readEnv({ NODE_ENV: 'test', DATA_DIR: path.join(folder, 'data'), ...settings })
    const { log } = openLog(env, { write: (line) => void lines.push(line) })
    const write = (text: string) => written.push(text)
    const stop = showSetUp(await createDeps(env, site.database, site, log), log, { ...output, write })
    await stop()
    return { logged: lines.join(''), written: written.join('') }
  }

  it('begins with a link on the terminal, which is in no log and no file', async () => {
    const { logged, written } = await startOn({ isTTY: true })
    const token = /http:\/\/localhost:3000\/desk\/setup\?token=([\w-]{43})\n/.exec(written)?.[1] ?? ''
    expect(token).not.toBe('')
    expect(logged).not.toContain(token)
    await expect(stat(file())).rejects.toThrow('ENOENT')
    expect((await newBrowser(site).call('staff.setUp', { ...colleague(), token })).status).toBe(200)
  })

  it('begins with a file that its user alone may read, where there is no terminal', async () => {
    const { logged, written } = await startOn({})
    expect(written).toBe('')
    expect(JSON.parse(logged).msg).toContain(file())
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    const link = (await readFile(file(), 'utf8')).trim()
    expect(link).toMatch(/^http:\/\/localhost:3000\/desk\/setup\?token=[\w-]{43}$/)
    expect(logged).not.toContain(secretOf(link))
    expect(await tablesHolding(site, secretOf(link))).toEqual([])
    expect(
      (await newBrowser(site).call('staff.setUp', { ...colleague(), token: secretOf(link) })).status,
    ).toBe(200)
    await expect(stat(file())).rejects.toThrow('ENOENT')
  })

  it('is good as soon as its link is shown', async () => {
    const env = readEnv({ NODE_ENV: 'test', DATA_DIR: path.join(folder, 'data') })
    const { log } = openLog(env, { write: () => {} })
    const deps = await createDeps(env, site.database, site, log)
    const taken: number[] = []
    const write = async (link: string) => {
      const { status } = await newBrowser(site).call('staff.setUp', { ...colleague(), token: secretOf(link) })
      taken.push(status)
    }
    const stop = showSetUp({ ...deps, setUpLink: { ...deps.setUpLink, write } }, log)
    await vi.waitFor(() => expect(taken).toEqual([200]), 5_000)
    await stop()
  })

  it('offers nothing once there is an owner, and clears an old link away', async () => {
    await startOn({})
    const link = await readFile(file(), 'utf8')
    await site.rows(`delete from tokens`)
    await owned(site)
    const { logged, written } = await startOn({ isTTY: true })
    expect([logged, written]).toEqual(['', ''])
    await expect(stat(file())).rejects.toThrow('ENOENT')
    const late = { ...colleague(), token: secretOf(link.trim()) }
    expect(await newBrowser(site).call('staff.setUp', late)).toMatchObject({
      status: 404,
      message: 'There is nothing at this address.',
    })
  })

  it('leaves the site running where the link can be written nowhere', async () => {
    const { logged } = await startOn({}, { DATA_DIR: '/dev/null/data' })
    expect(logged).toContain('The link to become the owner could not be made; ')
    expect(logged).not.toMatch(/token/)
    expect(await site.rows('select 1 from tokens')).toEqual([])
  })

  it(
    'shows the link at another try, where the database refuses it at first',
    { tags: ['thorough'] },
    async () => {
      await site.rows('create sequence refusals')
      await site.rows(`create function refuse() returns trigger language plpgsql as $$ begin
      if nextval('refusals') = 1 then raise 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$`)
      await site.rows('create trigger refuse before insert on tokens for each row execute function refuse()')
      const { promise: shown, resolve: write } = Promise.withResolvers<string>()
      const failed: string[] = []
      const { log } = openLog({ LOG_LEVEL: 'error' }, { write: (line) => void failed.push(line) })
      const deps = await createDeps(readEnv({ NODE_ENV: 'test' }), site.database, site, log)
      const stop = showSetUp(deps, log, { isTTY: true, write }, 100)
      const [, token] = /\?token=([\w-]{43})\n/.exec(await shown) ?? []
      await stop()
      expect(failed).toHaveLength(1)
      expect((await newBrowser(site).call('staff.setUp', { ...colleague(), token })).status).toBe(200)
    },
  )

  it(
    'keeps the link of an earlier start while it is good and leads here',
    { tags: ['thorough'] },
    async () => {
      const linkAfter = async (settings = {}) => {
        await startOn({}, settings)
        return (await readFile(file(), 'utf8')).trim()
      }
      const link = await linkAfter()
      expect(await linkAfter()).toBe(link)
      const elsewhere = await linkAfter({ PUBLIC_URL: 'https://studio.example' })
      expect(elsewhere).toMatch(/^https:\/\/studio\.example\/desk\/setup\?token=/)
      await site.rows(`update tokens set expires_at = now() - interval '1 second'`)
      const later = await linkAfter()
      expect(new Set([link, elsewhere, later].map(secretOf)).size).toBe(3)
    },
  )

  it('takes the link of any start, and none once there is an owner', async () => {
    const earlier = await setUpToken(site)
    const latest = await setUpToken(site)
    const become = (token: string) => newBrowser(site).call('staff.setUp', { ...colleague(), token })
    expect((await become('A'.repeat(43))).status).toBe(400)
    expect(await owners()).toEqual([])
    expect((await become(earlier)).status).toBe(200)
    expect((await become(latest)).status).toBe(404)
    expect((await become(earlier)).status).toBe(404)
  })

  it('makes one owner, who is signed in, of several who press at the same moment', async () => {
    const token = await setUpToken(site)
    const people = Array.from({ length: 5 }, () => colleague())
    const answers = await Promise.all(
      people.map((person) => newBrowser(site).call('staff.setUp', { ...person, token })),
    )
    expect(statusesOf(answers)).toEqual([200, 404, 404, 404, 404])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect(await owners()).toEqual([{ email: people[winner]?.email }])
    expect(answers[winner]?.body).toEqual({
      member: {
        id: expect.any(String),
        name: people[winner]?.name,
        email: people[winner]?.email,
        role: 'owner',
        mayPublish: true,
        hasSecondFactor: false,
      },
    })
    expect(answers[winner]?.setCookies).toHaveLength(2)
  })

  it('makes one owner of two who have the links of two processes', async () => {
    const tokens = [await setUpToken(site), await setUpToken(site)]
    const answers = await Promise.all(
      tokens.map((token) => newBrowser(site).call('staff.setUp', { ...colleague(), token })),
    )
    expect(statusesOf(answers)).toEqual([200, 404])
    expect(await owners()).toHaveLength(1)
  })

  it('wants a password that nobody tries first', async () => {
    const token = await setUpToken(site)
    const refusal = async (password: string) =>
      (await newBrowser(site).call('staff.setUp', { ...colleague(), token, password })).message
    expect(await refusal('eleven sign')).toBe('Password must be at least 12 characters long.')
    expect(await refusal('Password2026')).toBe('Too many people have this password. Please choose another.')
    expect(await owners()).toEqual([])
  })
})
