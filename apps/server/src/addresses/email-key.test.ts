import { firstOf } from '@northword/rig/first-of'
import { duringTests } from '@northword/rig/during-tests'
import { forgotPasswordForm } from '@northword/contract/people/auth'
import { catchMail } from '@northword/rig/mail-catcher'
import { describe, expect, it } from 'vitest'
import { emailKey, mailedAddress } from './email-key.ts'
import { mailThatIs, noraAtBakery, useQueue } from '../testing/test-mails.ts'
import { eachDatabase, useTestDatabase } from '../testing/databases/test-database.ts'
import { useTestApp } from '../testing/use-test-app.ts'

/** Domains that a browser's address bar would read as `mail.example`, and other ambiguous ones. */
const confusing = [
  'mail.example/x.evil.example',
  'mail.example?x.evil.example',
  'mail.example#x.evil.example',
  String.raw`mail.example\x.evil.example`,
  'mail.example:25',
  'ma%69l.example',
  'evil.example@mail.example',
  'mail.example.',
  '//mail.example',
  'ｍail.example',
  'mail。example',
  'mail\u00ad.example',
  'mail\ufe0f.example',
  'MAIL.example',
  'maıl.example',
  'xn--mail.example',
  'bücher.example',
  'faß.example',
  '127.1',
  '[127.0.0.1]',
]
const isTaken = (address: string) => forgotPasswordForm.safeParse({ email: address }).success

describe('The key of an address', () => {
  it('is one for all spellings of a mailbox', () => {
    const spellings = ['Ada@Bücher.example', 'ada@BÜCHER.example', 'ADA@xn--bcher-kva.example']
    expect(new Set(spellings.map(emailKey))).toEqual(new Set(['ada@xn--bcher-kva.example']))
  })

  it('folds no letters but those of ASCII before the @', () => {
    expect(emailKey('\u212Aim@mail.example')).toBe('\u212Aim@mail.example')
  })

  it.each(confusing)('of victim@%s is at the domain to which its mails go', (domain) => {
    const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)
    expect(domainOf(emailKey(`victim@${domain}`))).toBe(domainOf(mailedAddress(`victim@${domain}`)))
  })

  it.each([
    'mail.example/x',
    'mail.example?x',
    'mail.example#x',
    'ma%69l.example',
    String.raw`mail.example\x`,
  ])('is not one of mail.example for what was stored as victim@%s', (domain) =>
    expect(emailKey(`victim@${domain}.evil.example`)).not.toBe('victim@mail.example'),
  )
})

eachDatabase('A confusing address', (open) => {
  const test = useTestDatabase(open)
  const catcher = duringTests(catchMail)
  const queue = useQueue(test, catcher)

  firstOf(confusing.filter((domain) => isTaken(`v@${domain}`)))(
    'with the domain %s is written to there where its key says',
    async (domain) => {
      const address = `v${confusing.indexOf(domain)}@${domain}`
      const mail = { ...noraAtBakery, to: { name: '', address } }
      await test.database.orm.em.fork().transactional((em) => queue.add(em, [mail]))
      await mailThatIs(test, address, 'sent')
      // From the raw mail: the catcher shows the domains of envelopes in Unicode.
      expect(catcher.tries.at(-1)?.raw).toContain(`\r\nTo: ${emailKey(address)}\r\n`)
    },
  )
})

eachDatabase('Nobody registers the address of another', (open) => {
  const site = useTestApp(open)
  const register = (email: string) =>
    site.post('/trpc/auth.signUp', { name: 'Ada', email, password: 'engine no. 1' })

  it('by any of the spellings that we take', async () => {
    for (const domain of confusing) await register(`victim@${domain}`)
    expect((await register('victim@mail.example')).statusCode).toBe(409)
    const rows = await site.rows(`select email, email_key from users`)
    expect(rows.map(({ email }) => email)).toContain('victim@ｍail.example')
    expect(rows.map(({ email }) => mailedAddress(String(email)))).toEqual(rows.map((row) => row['email_key']))
  })

  it('or by what is no address', async () => {
    const answers = await Promise.all(confusing.slice(0, 7).map((domain) => register(`other@${domain}`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(400))
    expect((await register('other@mail.example')).statusCode).toBe(200)
  })
})
