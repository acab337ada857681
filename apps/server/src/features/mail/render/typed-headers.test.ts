import { duringTests } from '@northword/rig/during-tests'
import { randomUUID } from 'node:crypto'
import { contactForm } from '@northword/contract/site/contact'
import { signUpInput } from '@northword/contract/people/auth'
import { placeOrderInput } from '@northword/contract/orders/orders'
import { catchMail, type CaughtMail } from '@northword/rig/mail-catcher'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { linkPurposes } from '../../../features.ts'
import { newBrowser } from '../../../testing/requests/test-browser.ts'
import { openTestPglite } from '../../../testing/databases/test-database.ts'
import { expectOurHeaders } from '../../../testing/requests/test-headers.ts'
import { outbox } from '../../../testing/test-mails.ts'
import { deliverMail } from '../queue/deliver-mail.ts'
import { createTransport, fixedTransport } from '../queue/transport.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

const pieces = [
  '\r\n',
  '\n',
  '\r',
  '\u0085',
  '\u000B',
  '\u000C',
  '\u2028',
  '\u2029',
  '\t',
  ' ',
  '',
  'Bcc: victim@y.example',
  'Subject: Buy now',
  'Content-Type: text/html',
  '\r\n\r\n<h1>Buy now</h1>',
  '=?utf-8?B?DQpCY2M6IHZpY3RpbUB5LmV4YW1wbGU=?=',
  '=?utf-8?Q?=0D=0ABcc:_victim@y.example?=',
  '?=',
  '=0A',
  '<victim@y.example>',
  'victim@y.example,',
  '"',
  '\\',
  ';',
  '()',
  'é',
  '語',
  'a'.repeat(90),
  '=1+1',
]
const hostile = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 })
  .map((parts) => `marker${parts.join('')}`)

const catcher = duringTests(catchMail)
const site = useTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '1000' })

let count = 0

const forms = [
  ['contact.sendMessage', Object.keys(contactForm.shape)],
  ['orders.place', Object.keys(placeOrderInput.shape)],
  ['auth.signUp', Object.keys(signUpInput.shape)],
] as const

const filledIn = (fields: readonly string[], text: string, email: string) => ({
  ...Object.fromEntries(fields.map((field) => [field, text.slice(0, field === 'phone' ? 60 : 200)])),
  email,
  password: 'a nanosecond',
  sku: 'PS-070',
  idempotencyKey: randomUUID(),
  quotedPriceCents: 1,
  writtenBy: null,
})

/** Mails caused by a form, as a mail server gets them: to the sender and to the studio. */
async function mailsAfter(path: string, input: { email: string }): Promise<CaughtMail[]> {
  const { status } = await newBrowser(site).call(path, input)
  const ids = await site.rows(
    `update mails set status = 'queued' where email_key = '${input.email}' returning id`,
  )
  const transport = createTransport(catcher.url)
  const to = { publicUrl: 'http://localhost:3000', siteNow: site.liveSite.now }
  const way = { ...to, transports: fixedTransport(transport), purposes: linkPurposes }
  const before = catcher.tries.length
  for (const { id } of ids) await deliverMail(site.database.orm.em.fork(), way, String(id), { isLast: true })
  transport.close()
  expect([path, status, ids.length > 0]).toEqual([path, 200, true])
  expect(await outbox(site, input.email)).not.toEqual([])
  return catcher.tries.slice(before)
}

it('lets nothing that a client typed become a header, a recipient or a subject', () => expectNoneTyped(6))

it('lets nothing of many texts become one', { tags: ['thorough'] }, () => expectNoneTyped(40))

async function expectNoneTyped(numRuns: number) {
  const anyForm = fc.constantFrom(...forms)
  await fc.assert(
    fc.asyncProperty(anyForm, hostile, async ([path, fields], text) => {
      const email = `sender-${(count += 1)}@bakery.example`
      for (const mail of await mailsAfter(path, filledIn(fields, text, email))) {
        expectOurHeaders(mail)
        const [to] = mail.envelope.to
        expect(to === email || to?.endsWith('@northword.example')).toBe(true)
        expect(mail.email.bcc ?? mail.email.cc).toBeUndefined()
        expectOnlyKnownPlaces(mail, to === email)
      }
    }),
    { numRuns },
  )
}

/** Only the studio sees the sender's name: in Reply-To and after "Message from". */
function expectOnlyKnownPlaces({ email, raw }: CaughtMail, isToSender: boolean) {
  const holdsMarker = (value: string | undefined) => value?.includes('marker') ?? false
  expect(holdsMarker(email.from?.name)).toBe(false)
  expect(email.to?.some(({ name }) => holdsMarker(name))).toBe(false)
  const subject = email.subject ?? ''
  if (holdsMarker(subject)) {
    expect(isToSender).toBe(false)
    expect(subject).toMatch(/^(URGENT: )?Message from marker/)
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
  }
  if (isToSender) expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toContain('marker')
}
