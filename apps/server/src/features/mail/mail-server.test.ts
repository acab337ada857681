import { useEmptyFolder } from '@northword/rig/during-tests'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { deskMailServer as words } from '@northword/content/desk/desk-mail-server'
import { catchMail, type MailCatcher } from '@northword/rig/mail-catcher'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { elsewhere } from '../../testing/requests/test-browser.ts'
import { somebody } from '../../testing/test-accounts.ts'
import { besides, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { mailThatIs, noraAtBakery } from '../../testing/test-mails.ts'
import { type Colleague, joined, letProofsAge, owned } from '../../testing/test-staff.ts'

const secret = 'hush: k@y/ñ?'

eachDatabase('The mail server that an owner sets at the desk', (open) => {
  const [folder, other] = [useEmptyFolder(), useEmptyFolder()]
  let site: TestApp
  let owner: Colleague
  let catcher: MailCatcher
  let signedIn: Record<'username' | 'password', unknown>[]
  beforeEach(async () => {
    signedIn = []
    catcher = await catchMail(0, {
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        signedIn.push({ username, password })
        done(null, { user: username })
      },
    })
    site = await openTestApp(open, { DATA_DIR: folder, LOG_LEVEL: 'info' })
    owner = await owned(site)
  })
  afterEach(async () => {
    await site.close()
    await catcher.close()
  })

  const here = (changes = {}) => ({
    host: '127.0.0.1',
    port: Number(new URL(catcher.url).port),
    security: 'offered',
    user: 'olive@studio.example',
    password: secret,
    ...changes,
  })
  const save = (server: object) => owner.browser.call('mailServer.save', server)
  const remove = () => owner.browser.call('mailServer.remove')
  const shown = async () => (await owner.browser.ask('mailServer.find')).body
  const tried = async () => (await owner.browser.call('mailServer.test')).body
  const write = async (to = somebody().email) => {
    const mail = { ...noraAtBakery, to: { name: '', address: to } }
    await site.database.orm.em.fork().transactional((em) => site.mail.add(em, [mail]))
    return to
  }

  it('takes the next mail of every process, signs in, and is tried by a mail to the owner', async () => {
    await mailThatIs(site, await write(), 'kept')
    expect(await shown()).toMatchObject({ source: 'none' })
    expect(await tried()).toEqual({ isAccepted: false, sentence: words.test.none })
    expect(await save(here())).toMatchObject({ status: 200, body: { source: 'desk', hasPassword: true } })
    const second = await besides(site, { DATA_DIR: folder })
    const address = await write()
    expect((await catcher.caught(address)).length).toBe(1)
    await second.app.close()
    await second.mail.stop()
    expect(await tried()).toEqual({
      isAccepted: true,
      sentence: words.test.accepted(owner.person.email),
    })
    expect(await catcher.caught(owner.person.email)).not.toEqual([])
    expect(signedIn.at(-1)).toEqual({ username: 'olive@studio.example', password: secret })
    await expectSecretKept()
    const next = await catchMail()
    await save(here({ port: Number(new URL(next.url).port), user: '', password: '' }))
    expect((await next.caught(await write())).length, 'from a process that has sent by another one').toBe(1)
    await next.close()
  })

  /** The password is shown to nobody, stored under a key outside the database, and given to no other server. */
  async function expectSecretKept() {
    const rows = JSON.stringify(await site.rows('select * from mail_servers'))
    const seen = [rows, JSON.stringify(await shown()), site.logged.join('')].join('\n')
    for (const told of [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')])
      expect(seen).not.toContain(told)
    await save(here({ password: '' }))
    const kept = await site.rows('select number from mail_servers where password is not null')
    expect(kept).toEqual([{ number: 2 }])
    expect(await tried()).toMatchObject({ isAccepted: true })
    expect(signedIn.at(-1)).toMatchObject({ password: secret })
    const issues = [{ path: 'password', message: words.enterAgain }]
    for (const change of [{ host: 'localhost' }, { port: 26 }, { user: 'eve' }, { security: 'tls' }])
      expect(await save(here({ ...change, password: '' }))).toMatchObject({ status: 400, issues })
    expect(await shown()).toMatchObject({ host: '127.0.0.1', user: 'olive@studio.example' })
  }

  it(
    'keeps mails waiting where the key is lost, and sends them once the password is entered again',
    { tags: ['thorough'] },
    async () => {
      await save(here())
      await catcher.caught(owner.person.email)
      await site.mail.stop()
      const restored = await besides(site, { DATA_DIR: other })
      const browser = elsewhere(restored, owner.browser)
      const address = await write()
      const waiting = () =>
        restored.rows(`select status, last_error from mails where "to"->>'address' = '${address}'`)
      await vi.waitFor(
        async () => expect(await waiting()).toEqual([{ status: 'queued', last_error: words.passwordLost }]),
        { timeout: 30_000 },
      )
      expect((await browser.ask('mailServer.find')).body).toMatchObject({ isPasswordLost: true })
      expect((await browser.call('mailServer.test')).body).toEqual({
        isAccepted: false,
        sentence: words.passwordLost,
      })
      const issues = [{ path: 'password', message: words.passwordLost }]
      expect(await browser.call('mailServer.save', here({ password: '' }))).toMatchObject({ issues })
      expect(await browser.call('mailServer.save', here())).toMatchObject({ status: 200 })
      expect((await catcher.caught(address)).length).toBe(1)
      await restored.app.close()
      await restored.mail.stop()
    },
  )

  it('is changed and removed by owners alone, with a proof, noted, and every owner is told', async () => {
    const [second, agent] = [await joined(site, owner, 'owner'), await joined(site, owner, 'agent')]
    for (const call of ['mailServer.save', 'mailServer.remove', 'mailServer.test'])
      expect((await agent.browser.call(call, here())).status).toBe(403)
    await letProofsAge(site)
    expect((await save(here())).status).toBe(428)
    await owner.browser.call('staff.proveAgain', { password: owner.person.password })
    await save(here())
    const told = await site.rows(
      `select "to"->>'address' as address, staff_id from mails where kind = 'mail-server-changed' order by 1`,
    )
    expect(told).toEqual(
      [owner.person.email, second.person.email].toSorted().map((address) => ({ address, staff_id: null })),
    )
    const { port } = here()
    const by = owner.person.name
    expect(await shown()).toMatchObject({
      changes: [{ by, host: '127.0.0.1', port, at: expect.any(String), isRemoved: false }],
    })
    await catcher.caught(await write())
    await expectRemoved(second)
  })

  /** It is removed with a proof, and takes a last mail to every owner. */
  async function expectRemoved(second: Colleague) {
    await letProofsAge(site)
    expect((await remove()).status).toBe(428)
    await owner.browser.call('staff.proveAgain', { password: owner.person.password })
    expect(await remove()).toMatchObject({ status: 200, body: { source: 'none', host: '', user: '' } })
    const told = await site.rows(`select status from mails where kind = 'mail-server-removed'`)
    expect(told).toEqual([{ status: 'sent' }, { status: 'sent' }])
    for (const { person } of [owner, second])
      expect((await catcher.caught(person.email)).at(-1)?.email.subject).toContain('stay at the desk')
    await mailThatIs(site, await write(), 'kept')
    expect(await tried()).toEqual({ isAccepted: false, sentence: words.test.none })
    expect(await site.rows('select 1 from mail_servers where password is not null')).toEqual([])
    const noted = [{ by: owner.person.name, host: '127.0.0.1', isRemoved: true }, { isRemoved: false }]
    expect(await shown()).toMatchObject({ changes: noted })
    expect(await remove()).toMatchObject({ status: 200, body: { changes: noted } })
    const issues = [{ path: 'password', message: words.enterPassword }]
    expect(await save(here({ password: '' }))).toMatchObject({ status: 400, issues })
  }

  it('gives way to that of the environment, which is shown without its login', async () => {
    const given = await besides(site, { DATA_DIR: folder, SMTP_URL: 'smtps://key:key@mail.studio.example' })
    const browser = elsewhere(given, owner.browser)
    const { body } = await browser.ask('mailServer.find')
    expect(body).toMatchObject({ source: 'environment', host: 'mail.studio.example', security: 'tls' })
    expect(JSON.stringify(body)).not.toContain('key')
    expect((await browser.call('mailServer.save', here())).status).toBe(409)
    expect((await browser.call('mailServer.remove')).status).toBe(409)
    await given.app.close()
    await given.mail.stop()
  })

  it('is told of by what is wrong with it, without a word of a machine that is none, ten times an hour', async () => {
    const ssh = createServer((socket) => void socket.end('SSH-2.0-OpenSSH\r\n')).listen(0, '127.0.0.1')
    await once(ssh, 'listening')
    const { port } = ssh.address() as AddressInfo
    await save(here({ port }))
    expect(await tried()).toEqual({
      isAccepted: false,
      sentence: words.faults.mailServerAway(`127.0.0.1:${port}`),
    })
    for (let count = 1; count < 10; count += 1) await tried()
    expect((await owner.browser.call('mailServer.test')).status).toBe(429)
    ssh.close()
  })

  it('is removed where it takes no mail, and mails that waited for it are kept', async () => {
    await save(here({ port: 1 }))
    const address = await write()
    const waiting = () =>
      site.rows(`select 1 from mails where "to"->>'address' = '${address}' and attempts > 0`)
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), { timeout: 30_000 })
    expect(await remove()).toMatchObject({ status: 200, body: { source: 'none' } })
    await mailThatIs(site, address, 'kept')
  })
})
