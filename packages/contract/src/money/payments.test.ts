import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  agreePriceInput,
  keepShareInput,
  recordPaymentInput,
  refundInput,
  requestPaymentInput,
  reverseEntryInput,
} from './payments.ts'
import { hostOf } from './payment-link.ts'
import { readAmount, readPrice } from './typed-amount.ts'

const act = { number: 'NW-ORD-20261120-4821', idempotencyKey: 'k' }
const payment = { ...act, cents: 6_000, receivedOn: '2026-11-20', method: 'card', reference: 'tr_1' }
const sentences = (answer: ReturnType<typeof recordPaymentInput.safeParse>) =>
  answer.error?.issues.map(({ message }) => message)

describe('A payment', () => {
  it('is an amount of whole cents, a day and a way', () => {
    expect(recordPaymentInput.parse(payment)).toEqual(payment)
    expect(recordPaymentInput.parse({ ...payment, reference: undefined }).reference).toBe('')
  })

  it.each([
    [{ cents: 0 }, 'Enter an amount above zero'],
    [{ cents: 10.5 }, 'Enter the amount in whole cents'],
    [{ cents: 100_000_000 }, 'This amount is too large'],
    [{ receivedOn: '20.11.2026' }, 'Enter the day as year, month and day'],
    [{ receivedOn: '2999-01-01' }, 'This day lies in the future'],
    [{ method: 'cheque' }, 'Choose how the money was sent'],
    [{ idempotencyKey: '' }, 'Idempotency key is required'],
    [{ seenEntries: -1 }, 'The number of entries must be a whole number'],
  ])('with %j is refused: %s', (change, sentence) => {
    expect(sentences(recordPaymentInput.safeParse({ ...payment, ...change }))).toEqual([sentence])
  })
})

it('a refund, a reversal and a share that is kept need a reason', () => {
  const refund = { ...act, cents: 1, sentOn: '2026-11-20', method: 'paypal' }
  const reversal = { ...act, entryId: '01890000-0000-7000-8000-000000000000' }
  for (const answer of [
    refundInput.safeParse(refund),
    reverseEntryInput.safeParse(reversal),
    keepShareInput.safeParse({ ...act, cents: 1, reason: ' ' }),
  ])
    expect(answer.error?.issues.map(({ message }) => message)).toEqual(['Reason is required'])
})

it('a price needs no reason until it differs', () => {
  expect(agreePriceInput.parse({ ...act, cents: 1 }).reason).toBe('')
})

describe('A request for payment', () => {
  const link = 'https://pay.provider.example/x?y=1'
  const ask = (change: object) => requestPaymentInput.safeParse({ ...act, way: 'link', link, ...change })

  it('by a link is for all that is owed and by the day of the terms, where nothing else is said', () => {
    expect(ask({}).data).toEqual({ ...act, way: 'link', link, reference: '' })
    expect(ask({ link: ` ${link} ` }).data).toMatchObject({ link })
  })

  it('by a transfer or PayPal has no link', () => {
    for (const way of ['bank-transfer', 'paypal'])
      expect(ask({ way, link: undefined }).data).toMatchObject({ way, link: '' })
  })

  it.each([
    [{ way: 'cash' }, 'Choose how the client is to pay'],
    [{ link: '' }, 'Enter a link that begins with https:// and holds no password'],
    [{ link: 'http://pay.example' }, 'Enter a link that begins with https:// and holds no password'],
    [{ link: 'javascript:alert(1)' }, 'Enter a link that begins with https:// and holds no password'],
    [
      { link: 'https://bank.example@evil.example/' },
      'Enter a link that begins with https:// and holds no password',
    ],
    [{ link: `https://a.example/${'x'.repeat(2_000)}` }, 'Link must be at most 2,000 characters'],
    [{ dueOn: '2020-01-01' }, 'Choose a day that is to come'],
    [{ dueOn: '2999-01-01' }, 'Choose a day within a year'],
    [{ dueOn: 'soon' }, 'Enter the day as year, month and day'],
    [{ cents: 0 }, 'Enter an amount above zero'],
  ])('with %j is refused: %s', (change, sentence) => {
    expect(ask(change).error?.issues.map(({ message }) => message)).toEqual([sentence])
  })

  it('shows the host to which its link really leads', () => {
    expect(hostOf('https://pаypal.example/login')).toMatch(/^xn--/)
    expect(hostOf('https://PAY.example:8443/x')).toBe('pay.example:8443')
    expect(hostOf('no link')).toBe('')
  })
})

describe('An amount that is typed', () => {
  it.each([
    ['1250', 125_000],
    ['49.95', 4_995],
    [' 0.5 ', 50],
    ['1.15', 115],
    ['999999.99', 99_999_999],
  ])('%j is %i cents', (typed, cents) => expect(readAmount(typed)).toEqual({ cents }))

  it.each([
    ['', 'Enter an amount.'],
    ['1,000.00', 'Write the amount without commas: 1250.00'],
    ['1e3', 'Write the amount in digits, such as 1250 or 49.95'],
    ['0x10', 'Write the amount in digits, such as 1250 or 49.95'],
    ['$20', 'Write the amount in digits, such as 1250 or 49.95'],
    ['1 000', 'Write the amount in digits, such as 1250 or 49.95'],
    ['Infinity', 'Write the amount in digits, such as 1250 or 49.95'],
    ['-5', 'Enter an amount above zero.'],
    ['0.00', 'Enter an amount above zero.'],
    ['1.005', 'An amount has at most two digits after the point.'],
    ['1000000', 'This amount is too large.'],
  ])('%j is refused: %s', (typed, problem) => expect(readAmount(typed)).toEqual({ problem }))
})

describe('A price that is typed', () => {
  const cents = fc.nat(99_999_999_999)
  const grouped = (dollars: number) => dollars.toLocaleString('en-US')

  it('is read as it is written, plainly or with commas between thousands', () => {
    const signs = fc.constantFrom('', '$', ' $ ')
    fc.assert(
      fc.property(cents, fc.constantFrom(String, grouped), signs, (each, written, sign) => {
        const dollars = written(Math.floor(each / 100))
        const rest = String(each % 100).padStart(2, '0')
        expect(readPrice(`${sign}${dollars}.${rest}`)).toBe(each)
        expect(readPrice(`${sign}${dollars}.${rest.slice(0, 1)} `)).toBe(each - (each % 10))
        for (const whole of [dollars, `${dollars}.`]) expect(readPrice(whole)).toBe(each - (each % 100))
      }),
    )
  })

  it('is none with a comma in any other place, such as before its cents', () => {
    const some = fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(
        fc.nat(999_999_999),
        some,
        fc.constantFrom('', '.', '.5', '.50'),
        (dollars, places, rest) => {
          const commas = new Set(places)
          const typed = String(dollars).replaceAll(/\d/g, (digit, at: number) =>
            commas.has(at) ? `,${digit}` : digit,
          )
          const isPlain = !typed.includes(',')
          expect(readPrice(typed + rest) !== null).toBe(isPlain || typed === grouped(dollars))
          for (const decimal of ['9', '99']) expect(readPrice(`${typed},${decimal}`)).toBeNull()
        },
      ),
    )
  })

  it.each([
    '',
    '$',
    ',',
    '1,',
    ',999',
    '1,,234',
    '0,999',
    '1,234,',
    '24,99',
    '24,99.00',
    '24.99,00',
    '-1',
    '1e3',
  ])('%j is none', (typed) => expect(readPrice(typed)).toBeNull())
})
