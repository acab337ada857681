import type { RefusedForm } from '@northword/contract/site/page-state'
import { beforeAll, describe, expect, it } from 'vitest'
import { forms } from '../../features.ts'
import { registered } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { linkHolder } from '../../testing/test-links.ts'
import { postedIn, stateIn, testPages } from '../../testing/requests/test-pages.ts'
import { stateOf } from '../../testing/databases/test-state.ts'
import { pathFrom } from '../pages/page-address.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const somewhere = { number: 'NW-ORD-20200101-0001', sku: 'PS-070' }
const token = 'A'.repeat(43)

const all = forms.map(({ name, path, page = path }) => ({
  name,
  path: pathFrom(path, somewhere),
  page: pathFrom(page, somewhere),
}))

const fields = [
  'email',
  'name',
  'password',
  'confirmPassword',
  'message',
  'phone',
  'note',
  'text',
  'token',
  'number',
  'address',
  'by',
  'passage',
  'id',
  'agreedCents',
]
const filledWith = (text: string) => Object.fromEntries(fields.map((field) => [field, text]))

/** Fields that an empty form gets errors for, in the order of its rules. */
const broken: Record<string, string[]> = {
  contact: ['name', 'email', 'message'],
  newsletter: ['email'],
  'newsletter-confirm': ['token'],
  'newsletter-unsubscribe': ['token'],
  'new-order-link': ['number', 'email'],
  'open-order': ['token'],
  'approval-undo': ['token'],
  'order-undo': ['token'],
  'sign-in': ['email', 'password'],
  'sign-in-link': ['token'],
  'sign-in-link-offer': ['email'],
  'sign-up': ['name', 'email', 'password', 'acceptTerms'],
  'verify-email': ['token'],
  'forgot-password': ['email'],
  'reset-password': ['password'],
}

const texts: [string, Record<string, string> | [string, string][]][] = [
  ['long texts', filledWith('x'.repeat(25_000))],
  ['signs of four bytes', filledWith('👩‍👩‍👧‍👦'.repeat(300))],
  ['Chinese', filledWith('漢字'.repeat(400))],
  ['markup', filledWith('</script><script>alert(1)</script>')],
  ['half of a sign', filledWith('\uD800')],
  ['nothing that can be stored', filledWith('\u0000')],
  [
    'names that objects have',
    [
      ['__proto__', '{}'],
      ['constructor', 'x'],
      ['toString', 'x'],
      ['', 'x'],
    ],
  ],
  ['fields that are repeated', [...fields, ...fields].map((field, at) => [field, String(at)])],
  ['two hundred fields', Array.from({ length: 200 }, (_, at) => [`field ${at}`, 'x'])],
]

/** Words of a query by which pages tell an outcome without the cookie of a form. */
const outcomes = ['entered=', 'optional=sent', 'optional=off']

/** Pages that tell their reader what holds by the cookies that come with the request, whoever made the link. */
const toldByCookies: Record<string, string[]> = {
  '/login': ['entered='],
  '/legal/cookies': ['optional=sent', 'optional=off'],
}

/** Headers of browsers with a form on another site. */
const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'none' },
]

eachDatabase('Every form', (open) => {
  const paths = [...new Set(forms.map(({ path, page = path }) => page))]
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' }, { pages: testPages(paths) })
  let signedIn: Browser
  beforeAll(async () => {
    const { browser, person } = await registered(site)
    signedIn = browser
    await site.linkTo(person.email)
  })

  describe.each(all)('$name', ({ name, path, page }) => {
    it('changes nothing when its page is looked at, however often', async () => {
      const before = await stateOf(site)
      for (const address of [page, `${page}?token=${token}`, `${page}?sent=1&next=/dashboard`]) {
        for (const browser of [signedIn, newBrowser(site), signedIn]) {
          const seen = await browser.visit(address)
          expect([200, 303, 401, 404]).toContain(seen.statusCode)
          const { statusCode } = await site.app.inject({ method: 'HEAD', url: address })
          expect(statusCode).toBeLessThan(500)
        }
      }
      expect(await stateOf(site)).toEqual(before)
    })

    it('is confirmed to nobody by a link', async () => {
      const facts = 'answerBy=2026-11-24T03:00:00Z&piece=1&version=1'
      for (const forged of ['', ...outcomes])
        for (const browser of [signedIn, newBrowser(site)]) {
          browser.cookies.set('nw_sent', `${page}?sent=another`)
          const { body } = await browser.visit(`${page}?sent=${name}&${facts}&${forged}`)
          expect(body).not.toMatch(/"kind":"sent"|"note":"saved"/)
          if (!toldByCookies[page]?.includes(forged))
            expect(body).not.toMatch(/"posted"|"note":"(unsaved|notKept)"/)
        }
    })

    it.runIf(broken[name])(
      'tells every rule that an empty form breaks, and keeps what was typed',
      async () => {
        const typed = { phone: ' +852 1 ', note: 'kept' }
        const answer = await newBrowser(site).postForm(path, typed)
        const posted = postedIn(answer) as RefusedForm
        expect([answer.statusCode, posted.form, posted.typed]).toEqual([422, name, typed])
        expect(posted.issues.map((issue) => issue.path)).toEqual(broken[name])
      },
    )

    it('answers long, odd and repeated texts without a fault', async () => {
      for (const [what, typed] of texts) {
        const { statusCode, body } = await newBrowser(site).postForm(path, typed)
        expect([303, 413, 422], what).toContain(statusCode)
        expect(body, what).not.toMatch(/<script>alert/)
      }
    })

    it.runIf(broken[name])('comes back to a guest in a page that Back may show again', async () => {
      const { headers } = await newBrowser(site).postForm(path, { phone: '1' })
      expect([headers['cache-control'], headers.etag]).toEqual(['private, no-cache', undefined])
    })

    it('holds no password in the page that comes back', async () => {
      const secret = 'tell-nobody'
      const typed = {
        email: 'nobody',
        password: secret,
        confirmPassword: `${secret}!`,
        currentPassword: secret,
      }
      const answer = await newBrowser(site).postForm(`${path}?token=${token}`, typed)
      expect(JSON.stringify(answer.headers) + answer.body).not.toContain(secret)
    })

    it('is refused to another site', async () => {
      const before = await stateOf(site)
      const typed = {
        ...filledWith('eve@evil.example'),
        password: 'a password',
        confirmPassword: 'a password',
      }
      for (const headers of foreign)
        for (const browser of [signedIn, newBrowser(site)]) {
          const answer = await browser.postForm(path, { ...typed, acceptTerms: 'on' }, headers)
          const { statusCode, headers: got } = answer
          expect([headers, statusCode, got['set-cookie']]).toEqual([headers, 403, undefined])
          expect(postedIn(answer)).toMatchObject({ form: '', typed: {} })
        }
      expect(await stateOf(site)).toEqual(before)
    })
  })

  it.each([
    ['of a client', () => signedIn, '/order/PS-070'],
    ['of the holder of a link', () => linkHolder(site), '/o/message'],
  ])('%s comes back in a page that nothing stores', async (_, browser, path) => {
    const answer = await (await browser()).postForm(path, { text: ' ' })
    const { user, byLink } = stateIn(answer)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'no-store'])
    expect(user ?? byLink).toBeTruthy()
  })
})
