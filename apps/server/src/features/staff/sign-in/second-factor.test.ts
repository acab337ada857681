import { beforeEach, expect, it } from 'vitest'
import { type Browser, newBrowser, statusesOf } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import {
  atDesk,
  codeOf,
  type Colleague,
  joined,
  letProofsAge,
  useOwner,
  withSecondFactor,
} from '../../../testing/test-staff.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { atTime } from '../../../time/clock.ts'

const codeIncorrect = 'This code is not correct, or was used before.'
const codeNeeded = 'Enter the code of your authenticator app, or a recovery code.'

eachDatabase('A second factor', (open) => {
  const site = useTestApp(open)
  const owner = useOwner(site)
  let agent: Colleague
  beforeEach(async () => void (agent = await joined(site, owner, 'agent')))

  const signIn = (code?: string) => newBrowser(site).call('staff.signIn', { ...agent.person, code })
  const hasSecondFactor = async () => {
    const { member } = (await agent.browser.ask('staff.me')).body as { member: { hasSecondFactor: boolean } }
    return member.hasSecondFactor
  }

  it('is a secret for an app, which counts only once the app shows a code of it', async () => {
    const { body } = await agent.browser.call('staff.beginSecondFactor')
    const uri = new URL(String(body['uri']))
    expect(uri.protocol).toBe('otpauth:')
    expect(uri.searchParams.get('secret')).toBe(body['secret'])
    expect(decodeURIComponent(uri.pathname)).toContain(agent.person.email)
    expect(String(body['secret'])).toMatch(/^[A-Z2-7]{32}$/)
    expect((await signIn()).status).toBe(200)
    expect(await agent.browser.call('staff.confirmSecondFactor', { code: '000000' })).toMatchObject({
      status: 400,
      issues: [{ path: 'code', message: codeIncorrect }],
    })
    expect(await hasSecondFactor()).toBe(false)
    const code = codeOf(String(body['secret']))
    const confirmed = await agent.browser.call('staff.confirmSecondFactor', { code })
    const codes = confirmed.body['recoveryCodes'] as string[]
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    for (const one of codes) expect(one).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/)
    expect(await hasSecondFactor()).toBe(true)
  })

  it('ends every other session of its owner as it is set up or ended, and not this one', async () => {
    const isIn = async ({ ask }: Browser) => (await ask('staff.me')).status === 200
    const other = newBrowser(site)
    await other.call('staff.signIn', agent.person)
    const { secret } = await withSecondFactor(agent)
    expect([await isIn(agent.browser), await isIn(other)]).toEqual([true, false])
    await other.call('staff.signIn', { ...agent.person, code: codeOf(secret, 30) })
    expect(await isIn(other)).toBe(true)
    expect((await agent.browser.call('staff.endSecondFactor')).status).toBe(200)
    expect([await isIn(agent.browser), await isIn(other)]).toEqual([true, false])
  })

  it('ends a sign-in that was checked without it and is stored after it', async () => {
    const late = newBrowser(site)
    await late.call('staff.signIn', agent.person)
    const isIn = async () => (await late.ask('staff.me')).status === 200
    const ofMember = `member_id = (select id from staff_members where email = '${agent.person.email}')`
    await site.rows(`create table late_sessions as select * from staff_sessions where ${ofMember}`)
    try {
      expect(await isIn()).toBe(true)
      await withSecondFactor(agent)
      await site.rows('insert into staff_sessions select * from late_sessions on conflict do nothing')
      expect(await isIn()).toBe(false)
      expect((await agent.browser.ask('staff.me')).status).toBe(200)
    } finally {
      await site.rows('drop table late_sessions')
    }
  })

  it('is asked for after the password alone, and says nothing before', async () => {
    const { secret } = await withSecondFactor(agent)
    expect(await signIn()).toMatchObject({ status: 400, issues: [{ path: 'code', message: codeNeeded }] })
    expect(await signIn('123')).toMatchObject({ status: 400, message: codeIncorrect })
    const wrong = { ...agent.person, password: 'a guess', code: codeOf(secret) }
    expect((await newBrowser(site).call('staff.signIn', wrong)).message).toBe('Invalid email or password.')
    expect((await signIn(codeOf(secret))).status).toBe(200)
  })

  it('takes the code of half a minute ago or ahead, and no other', async () => {
    const { secret } = await withSecondFactor(agent)
    for (const seconds of [-90, 90])
      expect((await signIn(codeOf(secret, seconds))).message).toBe(codeIncorrect)
    expect((await signIn(codeOf(secret, 30))).status).toBe(200)
  })

  it('takes no code twice, and none from before', () =>
    atTime(Date.now(), async () => {
      const { secret } = await withSecondFactor(agent)
      const [earlier, now] = [codeOf(secret, -30), codeOf(secret)]
      expect((await signIn(earlier)).message).toBe(codeIncorrect)
      expect((await signIn(now)).status).toBe(200)
      expect((await signIn(now)).message).toBe(codeIncorrect)
    }))

  it('lets one of several in who use one code at the same moment', async () => {
    const { secret } = await withSecondFactor(agent)
    const code = codeOf(secret)
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(code)))
    expect(statusesOf(answers)).toEqual([200, 400, 400, 400])
  })

  it('may be replaced by a recovery code, once, also where several use it at the same moment', async () => {
    const { recoveryCodes } = await withSecondFactor(agent)
    const [first = '', second = ''] = recoveryCodes
    expect((await signIn(first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await signIn(first)).message).toBe(codeIncorrect)
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(second)))
    expect(statusesOf(answers)).toEqual([200, 400, 400, 400])
  })

  it('is not replaced by the recovery code of somebody else', async () => {
    const { recoveryCodes } = await withSecondFactor(agent)
    agent = await joined(site, owner, 'writer')
    await withSecondFactor(agent)
    expect((await signIn(recoveryCodes[0])).message).toBe(codeIncorrect)
  })

  it('is guessed ten times at most', async () => {
    const { secret } = await withSecondFactor(agent)
    for (let guess = 0; guess < 10; guess += 1) expect((await signIn('00000')).status).toBe(400)
    expect((await signIn(codeOf(secret))).status).toBe(429)
  })

  it('is replaced by a new one only once that is confirmed, with new recovery codes', async () => {
    const { secret, recoveryCodes } = await withSecondFactor(agent)
    await agent.browser.call('staff.beginSecondFactor')
    expect((await signIn(codeOf(secret))).status).toBe(200)
    const next = await withSecondFactor(agent)
    expect((await signIn(recoveryCodes[0])).message).toBe(codeIncorrect)
    expect((await signIn(next.recoveryCodes[0])).status).toBe(200)
  })

  it('is set up and ended by a fresh proof alone: the password or a code', async () => {
    const { secret, recoveryCodes } = await withSecondFactor(agent)
    await letProofsAge(site)
    const proofNeeded = { status: 428, message: 'Please enter your password or a code once more.' }
    for (const path of ['staff.beginSecondFactor', 'staff.endSecondFactor'])
      expect(await agent.browser.call(path)).toMatchObject(proofNeeded)
    const wrong = await agent.browser.call('staff.proveAgain', { password: 'a guess' })
    expect(wrong).toMatchObject({ status: 400, issues: [{ path: 'password' }] })
    expect((await agent.browser.call('staff.proveAgain', { code: '12345' })).message).toBe(codeIncorrect)
    expect(await agent.browser.call('staff.endSecondFactor')).toMatchObject(proofNeeded)
    for (const proof of [
      { password: agent.person.password },
      { code: codeOf(secret) },
      { code: recoveryCodes[3] },
    ]) {
      await letProofsAge(site)
      expect((await agent.browser.call('staff.proveAgain', proof)).status).toBe(200)
      expect((await agent.browser.call('staff.beginSecondFactor')).status).toBe(200)
    }
    expect((await agent.browser.call('staff.endSecondFactor')).status).toBe(200)
    expect((await signIn()).status).toBe(200)
    expect(await site.rows(`select 1 from recovery_codes where member_id = '${agent.id}'`)).toEqual([])
    await owner.browser.call('staff.proveAgain', { password: owner.person.password })
  })

  it('of nobody proves nothing by a code', async () => {
    expect((await agent.browser.call('staff.proveAgain', { code: '000000' })).message).toBe(codeIncorrect)
  })

  it('that the owner demands is all that somebody without one may set up', async () => {
    const demand = (demanded: boolean) => owner.browser.call('staff.demandSecondFactor', { demanded })
    expect((await demand(true)).status).toBe(200)
    expect((await agent.browser.ask('staff.me')).body).toMatchObject({ owesSecondFactor: true })
    const change = { currentPassword: agent.person.password, password: 'another long one' }
    const refusal = { status: 403, message: 'Set up your second factor first.' }
    expect(await agent.browser.call('staff.changePassword', change)).toMatchObject(refusal)
    expect(await owner.browser.ask('staff.list')).toMatchObject(refusal)
    // Signing in again does not help.
    expect(await (await atDesk(site, agent.person)).call('staff.changePassword', change)).toMatchObject(
      refusal,
    )
    await withSecondFactor(agent)
    expect((await agent.browser.ask('staff.me')).body).toMatchObject({ owesSecondFactor: false })
    expect((await agent.browser.call('staff.changePassword', change)).status).toBe(200)
    await withSecondFactor(owner)
    expect((await demand(false)).status).toBe(200)
    await owner.browser.call('staff.endSecondFactor')
  })
})
