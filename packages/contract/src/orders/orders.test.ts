import { describe, expect, it } from 'vitest'
import { briefMaxLength } from '../lengths.ts'
import { isOrderNumber, orderForm, placeOrderInput } from './orders.ts'

const ada = { fullName: 'Ada Lovelace', email: 'ada@analytical.example', phone: '+44 20 0000', note: '' }
const sentences = (form: object) =>
  orderForm.safeParse(form).error?.issues.map(({ message }) => message) ?? []

describe('The order form', () => {
  it('asks for name, e-mail and phone, in this order', () => {
    expect(sentences({})).toEqual(['Full name is required', 'Email is required', 'Phone number is required'])
  })

  it('says one thing of each field', () => {
    expect(sentences({ fullName: ' ', email: 'ada', phone: '\t' })).toEqual([
      'Full name is required',
      'Please enter a valid email address',
      'Phone number is required',
    ])
  })

  it.each(['\u200b', '\u00a0 \u3000', '\u200d\ufeff\u2060', '\u00ad\u0000', '\u3164', '\u2800\ufe0f'])(
    'takes %j, in which nothing can be seen, for nothing',
    (unseen) =>
      expect(sentences({ fullName: unseen, email: unseen, phone: unseen })).toEqual([
        'Full name is required',
        'Email is required',
        'Phone number is required',
      ]),
  )

  it.each(['写', '👩\u200d💻', 'نویسنده\u200cها', '.'])('takes %j for a name', (fullName) =>
    expect(sentences({ ...ada, fullName })).toEqual([]),
  )

  it.each([
    'ada@analytical',
    'ada.example',
    'a da@x.example',
    'ada@x.example, bob@y.example',
    '@x.example',
    'ada@@x.example',
    'ada@x.example/y.example',
    'ada@x.example?y.example',
    'ada@x.example#y.example',
    'ada@x.example\\y.example',
    'ada@x%2eexample.example',
    'ada@x.example:25',
    'ada@[127.0.0.1]',
    'ada@127.0.0.1',
    'ada@x..example',
    'ada@.x.example',
    'ada@x.example.',
    'ada@x\u3002example',
    'ada@x\ufe0f.example',
    'ad\u3164a@x.example',
    'ada(words)@x.example',
    '"ada"@x.example',
    'ada,bob@x.example',
    'ada;bob@x.example',
    'ada:bob@x.example',
  ])('takes %j for no address', (email) =>
    expect(sentences({ ...ada, email })).toEqual(['Please enter a valid email address']),
  )

  it.each([
    'ada@x.example',
    ' ada@x.example ',
    'ada+words@mail.x.example',
    '写@例.example',
    "o'ada!#$%&*/=?^_`{|}~@x-y.example",
    'अदा@उदाहरण.भारत',
  ])('takes %j for an address', (email) => expect(sentences({ ...ada, email })).toEqual([]))

  it('trims what was typed', () => {
    expect(orderForm.parse({ ...ada, fullName: '  Ada  ', email: ' ada@x.example ' })).toMatchObject({
      fullName: 'Ada',
      email: 'ada@x.example',
    })
  })

  it('leaves the brief to the visitor, up to its limit', () => {
    expect(orderForm.parse({ ...ada, note: null }).note).toBe('')
    expect(sentences({ ...ada, note: 'x'.repeat(briefMaxLength) })).toEqual([])
    expect(sentences({ ...ada, note: 'x'.repeat(briefMaxLength + 1) })).toEqual([
      'Project brief must be at most 100,000 characters',
    ])
  })

  it('refuses what a database cannot hold', () => {
    expect(sentences({ ...ada, note: 'a\u0000' })).toEqual([
      'Project brief contains characters that cannot be stored',
    ])
    expect(sentences({ ...ada, fullName: 'A\udc00' })).toEqual([
      'Full name contains characters that cannot be stored',
    ])
  })
})

describe('The input of an order', () => {
  it('drops a proposed number or a quoted price of the wrong type instead of refusing the order', () => {
    const input = { ...ada, sku: 'PS-070', idempotencyKey: 'k', reference: 7, quotedPriceCents: '24.99' }
    expect(placeOrderInput.parse(input)).toMatchObject({ reference: undefined, quotedPriceCents: undefined })
  })

  it.each(['NW-ORD-20261120-0042', 'NW-ORD-1763600000000-AB12CD'])('knows %s for an order number', (number) =>
    expect(isOrderNumber(number, 'NW')).toBe(true),
  )

  it.each([
    'NW-ORD-20261120-42',
    'XX-ORD-20261120-0042',
    'NW-ORD-20261120-0042 ',
    "NW-ORD-1763600000000-';--",
    '',
  ])('knows %j for none', (number) => expect(isOrderNumber(number, 'NW')).toBe(false))
})
