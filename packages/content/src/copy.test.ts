import { placeholdersLeft } from '@northword/contract/content/placeholders-left'
import { site } from '#site'
import { describe, expect, test } from 'vitest'
import { catalogue } from './studio/catalogue.ts'
import { statedFigures } from './site/stated-figures.ts'
import { edits, everything, written } from './testing/every-word.ts'
import { home, readRedline } from './site/home.ts'
import { ordering } from './orders/ordering.ts'
import { outbox } from './orders/outbox.ts'
import { formatPrice } from '@northword/contract/money/format-price'

const filler = `
  leverage, cutting-edge, seamless, unlock, elevate, world-class, innovative, synergy, robust,
  empower, game-chang, best-in-class, passionate, delve, state-of-the-art, utilize, top-notch,
  next-level, one-stop, turnkey, supercharge, skyrocket, hassle-free, amazing, ultimate,
  unparalleled, high-quality, premium, tailored, bespoke, in order to, solutions, take your, very,
  really, simply, needs of, fast-paced, landscape, journey, not just
`
  .split(',')
  .map((word) => word.trim())

/** A principle of WCAG, whose name is fixed. */
const isPrinciple = ({ path, text }: { path: string; text: string }) =>
  text === 'Robust' && path.startsWith('legal/accessibility.')
const matches = (pattern: RegExp) => written.flatMap(({ text }) => [...text.matchAll(pattern)])

describe('the copy', () => {
  test.each(filler)('never says “%s”', (word) => {
    const pattern = new RegExp(`\\b${word}`, 'i')
    const found = written.filter((one) => pattern.test(one.text) && !isPrinciple(one))
    expect(found).toEqual([])
  })

  test('names no domain but .example', () => {
    const domains = everything.flatMap(({ text }) => text.match(/(?<=@|:\/\/|www\.)[\w-]+(\.[\w-]+)+/g) ?? [])
    expect(domains.length).toBeGreaterThan(0)
    expect(domains.filter((domain) => !domain.endsWith('.example'))).toEqual([])
  })

  test('sets apostrophes and quotation marks as a printer would', () => {
    const typed = written.filter(({ text }) => /['"]/.test(text)).map(({ text }) => text)
    expect(typed).toEqual([
      'curl -H "Authorization: Bearer …" …/api/desk/queue',
      // The specification's answer, word for word.
      "The blog post you're looking for doesn't exist.",
    ])
  })

  test('does not shout, and uses no dash as a pause', () => {
    const loud = written.filter(({ text }) => /!|—| – /.test(text)).map(({ text }) => text)
    // The specification's alert, word for word.
    expect(loud).toEqual(['Cookie preferences saved successfully!'])
  })

  test('has no stray spaces', () => {
    const whole = written.filter(({ isPart }) => !isPart).map(({ text }) => text.replace(/\n$/, ''))
    expect(whole.filter((text) => text !== text.trim())).toEqual([])
    expect(written.filter(({ text }) => /\S {2,}\S/.test(text))).toEqual([])
  })

  test('says 24/7 only of the order form and the inbox', () => {
    const clauses = written.flatMap(({ text }) => text.split(/[.;] /)).filter((text) => text.includes('24/7'))
    expect(clauses.length).toBeGreaterThan(0)
    expect(
      clauses.filter((text) => !/order|inbox/i.test(text) || /people|support|answer/i.test(text)),
    ).toEqual([])
  })

  test('tells no time zone but that of Hong Kong', () => {
    const foreign = everything.filter(({ text }) => /Pacific|\bP[SD]?T\b|\bE[SD]T\b|\bUTC\b/.test(text))
    // Backups and certificates tell it in UTC.
    expect(new Set(foreign.map(({ path }) => path))).toEqual(
      new Set(['operate/commands, in its source', 'studio/format-time, in its source']),
    )
  })

  test('spells as Americans do', () => {
    const british = /colour|catalogue|favourite|organis|finalis|centre\b|licence|enquir|e-mail/i
    expect(written.filter(({ text }) => british.test(text))).toEqual([])
  })

  test('spells cancel, cancelled and cancelling as the state of an order is spelled', () => {
    expect(written.filter(({ text }) => /cancel(?:ed|ing)/i.test(text))).toEqual([])
  })

  test('writes money in one format: cents only where there are some, thousands apart', () => {
    const amounts = matches(/\$[\d,]+(?:\.\d+)?/g).map(([amount]) => amount)
    expect(amounts.length).toBeGreaterThan(20)
    const asPrinted = (amount: string) =>
      formatPrice(Math.round(Number(amount.replaceAll(/[$,]/g, '')) * 100))
    expect(amounts.filter((amount) => amount.replace(/,$/, '') !== asPrinted(amount))).toEqual([])
  })

  test('counts the catalogue and quotes its lowest and highest price rightly', () => {
    const prices = catalogue.map((service) => service.priceCents / 100)
    expect(statedFigures.startingPrice.value).toBe(`$${Math.min(...prices)}`)
    const counts = matches(/\b(\d+|twenty-\w+) (?:writing )?services\b/gi).map(([, count]) =>
      count?.toLowerCase(),
    )
    expect(new Set(counts)).toEqual(new Set([String(catalogue.length)]))
    const ranges = matches(/from (\$\d+) to (\$\d+)/g).map(([, low, high]) => `${low} ${high}`)
    expect(new Set(ranges)).toEqual(new Set([`$${Math.min(...prices)} $${Math.max(...prices)}`]))
  })
})

describe('an edit', () => {
  const versions = edits.flatMap((edit) => [readRedline(edit, 'before'), readRedline(edit, 'after')])

  test.each(versions)('reads straight through: %s', (text) => {
    expect(text).toMatch(/^[A-Z].*[.]$/)
    expect(text).not.toMatch(/ {2}| [.,?]/)
  })

  test('leaves another text than it found', () => {
    expect(new Set(versions).size).toBe(versions.length)
  })
})

describe('the home page', () => {
  test('has four benefits, five steps, three services and three testimonials of five stars', () => {
    expect(home.benefits).toHaveLength(4)
    expect(home.process.steps.map(({ name }) => name)).toEqual([
      'Brief',
      'Research',
      'Writing',
      'Review',
      'Publish',
    ])
    expect(home.featured.cards).toHaveLength(3)
    expect(home.testimonials.items.map(({ stars }) => stars)).toEqual([5, 5, 5])
    expect(home.hero.secondaryCta).toEqual({ label: 'See How It Works', to: '#how-it-works' })
  })

  test('edits a weak sentence into a strong one', () => {
    expect(readRedline(home.redline, 'before')).toBe(
      'We are passionate about bringing an exceptional coffee experience straight to your door.',
    )
    expect(readRedline(home.redline, 'after')).toBe(
      'We roast on Monday. The coffee is at your door by Wednesday.',
    )
  })
})

describe('the order forms', () => {
  test('say who calls, and count orders as a person would', () => {
    expect(ordering.statement).toBe('An agent will contact you to finalize payment and details.')
    expect(outbox.waiting(1)).toBe('1 order waiting to be sent')
    expect(outbox.waiting(3)).toBe('3 orders waiting to be sent')
    expect(ordering.buttons.sending).toBe('Sending...')
  })

  test('show the form of a telephone number by one of no country', () => {
    expect(ordering.fields.phone.placeholder).toMatch(/^\+00 [\d ]+$/)
  })

  test('tell the limit of the brief', () => {
    expect(ordering.fields.note.hint(10_000)).toContain('10,000 characters')
  })

  test('explain what happens next in three steps, sent or not', () => {
    const facts = { email: 'nora@bakery.example', contactBy: 'Friday, 3 PM HKT', turnaround: '24 hours' }
    expect(ordering.confirmation.steps(facts)).toHaveLength(3)
    expect(ordering.confirmation.steps(facts)[1]).toContain('by Friday, 3 PM HKT')
    expect(ordering.unsentConfirmation.steps(facts)).toHaveLength(3)
  })
})

test('the placeholders that a studio must replace are all found', () => {
  expect(placeholdersLeft(site)).toEqual(
    expect.arrayContaining(['emails.hello', 'social.linkedin', 'phone', 'registrationNumber', 'address']),
  )
})

test('a studio has no placeholder in an account or a profile that it does not have', () => {
  const { company } = site
  const without = { ...site, company: { ...company, social: {} }, accounts: {} }
  expect(placeholdersLeft(without).filter((name) => /^(?:accounts|social)\./.test(name))).toEqual([])
})
