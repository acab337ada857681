import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/open-database.ts'
import { readEnv } from '../env.ts'
import { entities } from '../features.ts'
import { newBrowser, statusesOf } from '../testing/requests/test-browser.ts'
import { eachDatabase } from '../testing/databases/test-database.ts'
import { operateBeside, typeCommand } from '../testing/test-operator.ts'
import { tablesHolding } from '../testing/test-secrets.ts'
import {
  atDesk,
  colleague,
  type Colleague,
  joined,
  secretOf,
  useOwner,
  withSecondFactor,
} from '../testing/test-staff.ts'
import type { Command } from './command.ts'
import { useTestApp } from '../testing/use-test-app.ts'
import { mailResend } from './mail-resend.ts'
import { staffList, staffReset } from './staff.ts'

const resetLink = /http:\/\/localhost:3000\/desk\/reset\?token=[\w-]{43}/
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'northword-command-'))
})
afterEach(() => rm(folder, { recursive: true }))

eachDatabase('The operator of the server', (open) => {
  const site = useTestApp(open)
  const first = useOwner(site)
  let owner: Colleague
  beforeEach(async () => {
    owner = await joined(site, first, 'owner')
  })

  const operate = (command: Command, args: string[] = [], isTTY = true) =>
    operateBeside(site, command, { args, isTTY, settings: { DATA_DIR: folder } })
  const linkFor = async (email: string) => resetLink.exec(await operate(staffReset, [email]))?.[0] ?? ''
  const comeBack = (token: string, password = 'nine quiet herons') =>
    newBrowser(site).call('staff.comeBack', { token, password })

  it('sends an invitation again, but none that has ended', async () => {
    const inviter = await joined(site, first, 'owner')
    const mailTo = async (by: Colleague) => {
      const { email, name } = colleague()
      await by.browser.call('staff.invite', { email, name, role: 'owner' })
      const [mail] = await site.rows(`select id from mails where "to"->>'address' = '${email}'`)
      return String(mail?.['id'])
    }
    const [theirs, another] = [await mailTo(inviter), await mailTo(first)]
    await first.browser.call('staff.changeRole', { id: inviter.id, role: 'agent' })
    await expect(operate(mailResend, [theirs])).rejects.toThrow('has ended. An owner invites them again')
    expect(await operate(mailResend, [another])).toContain('A copy to')
  })

  it('lets an owner back in who lost password and second factor, by a link that works once', async () => {
    const { recoveryCodes } = await withSecondFactor(owner)
    const link = await linkFor(owner.person.email.toUpperCase())
    expect((await owner.browser.ask('staff.me')).status).toBe(401)
    const { email, password } = owner.person
    for (const code of ['', recoveryCodes[0]])
      expect((await newBrowser(site).call('staff.signIn', { email, password, code })).status).toBe(401)
    expect((await comeBack(secretOf(link), 'too short')).message).toBe(
      'Password must be at least 12 characters long.',
    )
    expect((await comeBack(secretOf(link))).body).toMatchObject({
      member: { email, role: 'owner', hasSecondFactor: false },
    })
    expect((await comeBack(secretOf(link))).status).toBe(400)
    const browser = await atDesk(site, { ...owner.person, password: 'nine quiet herons' })
    expect((await browser.ask('staff.list')).status).toBe(200)
    expect(await site.rows(`select * from recovery_codes where member_id = '${owner.id}'`)).toEqual([])
  })

  it('makes a link that is good for an hour, and ends the one before', async () => {
    const earlier = await linkFor(owner.person.email)
    const latest = await linkFor(owner.person.email)
    expect((await comeBack(secretOf(earlier))).status).toBe(400)
    const [left] = await site.rows(
      `select round(extract(epoch from expires_at - now()) / 60)::int as minutes from tokens where purpose = 'staff-reset'`,
    )
    expect(left).toEqual({ minutes: 60 })
    await site.rows(`update tokens set expires_at = now() - interval '1 second'`)
    expect((await comeBack(secretOf(latest))).status).toBe(400)
  })

  it('makes a link that lets one of two in who press at the same moment, and that opens no other door', async () => {
    const token = secretOf(await linkFor(owner.person.email))
    expect((await newBrowser(site).call('staff.join', { token, password: 'nine quiet herons' })).status).toBe(
      400,
    )
    expect(statusesOf(await Promise.all([comeBack(token), comeBack(token)]))).toEqual([200, 400])
  })

  it('shows the secret on a terminal or in a file of the user alone, and it is in no table', async () => {
    const url = await linkFor(owner.person.email)
    expect(await tablesHolding(site, secretOf(url))).toEqual([])
    await expect(stat(path.join(folder, 'reset-link'))).rejects.toThrow('ENOENT')
    const read = await operate(staffReset, [owner.person.email], false)
    expect(read).not.toMatch(resetLink)
    expect(read).toContain(path.join(folder, 'reset-link'))
    expect((await stat(path.join(folder, 'reset-link'))).mode & 0o777).toBe(0o600)
    const written = (await readFile(path.join(folder, 'reset-link'), 'utf8')).trim()
    expect((await comeBack(secretOf(written))).status).toBe(200)
  })

  it('changes nothing where the link can be written nowhere', async () => {
    await rm(folder, { recursive: true })
    const before = await site.rows('select * from staff_members order by id')
    folder = '/dev/null/data'
    await expect(operate(staffReset, [owner.person.email], false)).rejects.toThrow('ENOTDIR')
    expect(await site.rows('select * from staff_members order by id')).toEqual(before)
    expect((await owner.browser.ask('staff.me')).status).toBe(200)
    folder = await mkdtemp(path.join(tmpdir(), 'northword-command-'))
  })

  it('lists the members, and refuses an address that no member has', async () => {
    const writer = await joined(site, owner, 'writer', colleague({ name: 'Wen\u001B[31m Writer' }))
    const ended = await joined(site, owner, 'agent')
    await owner.browser.call('staff.end', { id: ended.id })
    const lines = (await operate(staffList)).split('\n')
    expect(lines[0]).toMatch(/^Name +Email +Role +State +Second factor$/)
    expect(lines[1]).toMatch(/^Olivia Owner +\S+@\S+ +owner +active +no$/)
    const lineOf = ({ person }: Colleague) => lines.find((line) => line.includes(person.email))
    expect(lineOf(writer)).toMatch(/^Wen \[31m Writer +\S+ +writer +active +no$/)
    expect(lineOf(ended)).toMatch(/ended +no$/)
    for (const email of ['nobody@desk.example', 'no address', ended.person.email])
      await expect(operate(staffReset, [email])).rejects.toThrow(
        `Nobody at the desk has the address ${email}.`,
      )
  })
})

describe('The command', () => {
  const run = (typed: string[], settings = {}) => typeCommand(typed, { DATA_DIR: folder, ...settings })

  it('shows how it is used', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, errors: '' })
    expect((await run([])).read).toContain('northword staff reset <email>')
    expect((await run([])).code).toBe(1)
  })

  it.each([
    [['staff', 'rest'], 'There is no command “staff rest”.'],
    [['staff', 'reset'], 'Say which email.'],
    [['staff', 'reset', 'a@b.example', 'c@d.example'], 'There is no command'],
    [['staff', 'list', '--all'], "Unknown option '--all'"],
  ])('refuses %j with a sentence', async (typed, sentence) => {
    const { code, errors } = await run(typed)
    expect([code, errors.startsWith(sentence)], errors).toEqual([1, true])
  })

  it('names a setting that is wrong', async () => {
    expect(await run(['staff', 'list'], { PORT: 'x' })).toMatchObject({
      code: 1,
      errors: 'PORT is “x” and must be a port number from 1 to 65535, like 3000.\n',
    })
  })

  it(
    'opens a new embedded database, and says to stop the server while that has it open',
    { tags: ['thorough'] },
    async () => {
      expect(await run(['staff', 'list'])).toMatchObject({ code: 0, errors: '' })
      const server = await openDatabase(entities, readEnv({ DATA_DIR: folder }))
      expect(await run(['staff', 'list'])).toEqual({
        code: 1,
        read: '',
        errors: `The data directory ${folder} is in use by another Northword, process ${process.pid}. Stop the server first: its embedded database is open to one process at a time.\n`,
      })
      await server.close()
      expect((await run(['staff', 'reset', 'a@b.example'])).errors).toContain(
        'Nobody at the desk has the address',
      )
    },
  )
})
