import { firstOf } from '@northword/rig/first-of'
import { randomUUID } from 'node:crypto'
import { deskExports } from '@northword/content/desk/desk-exports'
import type { MoneyView } from '@northword/contract/money/money-view'
import { expect, it } from 'vitest'
import { guestOrder } from '../../../testing/test-accounts.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { useMember, useOwner } from '../../../testing/test-staff.ts'
import { tableFrom } from '../../../testing/databases/test-tables.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

const columns = deskExports.money.columns('Asia/Hong_Kong')

eachDatabase('The ledger as CSV', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const owner = useOwner(site)
  const { browser: agent } = useMember(site, owner, 'agent', { name: 'Ann Agent' })

  const exported = (from: string, until: string) =>
    tableFrom(agent, `/api/desk/money.csv?${new URLSearchParams({ from, until }).toString()}`)
  const ever = () => exported('2020-01-01', '2099-12-31')
  const act = async (path: string, number: string, input: object) => {
    const { body } = await agent.call(`payments.${path}`, { number, idempotencyKey: randomUUID(), ...input })
    return body['entry'] as MoneyView['entries'][number]
  }
  async function ordered(fullName = 'Ada Lovelace') {
    const number = await guestOrder(site)
    const em = site.database.orm.em.fork()
    await em.execute('update orders set full_name = ? where number = ?', [fullName, number])
    return number
  }
  const pay = (number: string, cents: number, receivedOn: string, reference = '') =>
    act('recordPayment', number, { cents, receivedOn, method: 'bank-transfer', reference })
  const rowsOf = async (number: string) => (await ever()).rows.filter((row) => row[columns.number] === number)

  it('has every entry with its sign as a number, what it moved, its document and what it reverses', async () => {
    const number = await ordered()
    await act('agreePrice', number, { cents: 5_099, reason: 'As we said' })
    const mistaken = await pay(number, 1_000, '2026-11-19', 'TX 1')
    await act('reverseEntry', number, { entryId: mistaken.id, reason: 'Another order’s' })
    const paid = await pay(number, 6_000, '2026-11-20')
    const refund = {
      cents: 901,
      sentOn: '2026-11-20',
      method: 'paypal',
      reason: 'Too much',
      reference: 'R-1',
    }
    await act('refund', number, refund)

    const rows = (await rowsOf(number)).toSorted(
      (a, b) => Number(a[columns.sequence]) - Number(b[columns.sequence]),
    )
    const short = rows.map((row) =>
      (['kind', 'amount', 'moved', 'receivedOn', 'method', 'reverses'] as const).map(
        (name) => row[columns[name]],
      ),
    )
    expect(short).toEqual([
      ['Charge', '69.99', '', '', '', ''],
      ['Adjustment', '-19.00', '', '', '', ''],
      ['Payment', '10.00', '10.00', '2026-11-19', 'Bank transfer', ''],
      ['Reversal', '-10.00', '-10.00', '', '', '3'],
      ['Payment', '60.00', '60.00', '2026-11-20', 'Bank transfer', ''],
      ['Refund', '9.01', '-9.01', '2026-11-20', 'PayPal', ''],
    ])
    expect(rows[4]).toMatchObject({
      [columns.day]: '2026-11-20',
      [columns.currency]: 'USD',
      [columns.documentNumber]: paid.documentNumber,
      [columns.clientName]: 'Ada Lovelace',
      [columns.memberName]: 'Ann Agent',
      [columns.at]: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    })
    expect(rows[2]?.[columns.reference]).toBe('TX 1')
    expect(rows[3]?.[columns.reason]).toBe('Another order’s')
  })

  it('counts an entry on the day of its money, and on that of its writing where it moved none', async () => {
    const number = await ordered()
    await act('agreePrice', number, { cents: 6_999 })
    await pay(number, 100, '2026-09-30')
    await pay(number, 200, '2026-10-01')
    await pay(number, 400, '2026-10-31')
    await pay(number, 800, '2026-11-01')
    const amounts = async (from: string, until: string) =>
      (await exported(from, until)).rows.flatMap((row) =>
        row[columns.number] === number ? [[row[columns.day], row[columns.amount]]] : [],
      )
    expect(await amounts('2026-10-01', '2026-10-31')).toEqual([
      ['2026-10-01', '2.00'],
      ['2026-10-31', '4.00'],
    ])
    expect(await amounts('2026-09-30', '2026-09-30')).toEqual([['2026-09-30', '1.00']])
    const charge = (await rowsOf(number)).find((row) => row[columns.kind] === 'Charge') ?? {}
    const written = charge[columns.at]?.slice(0, 10) ?? ''
    expect(charge[columns.day]).toBe(written)
    expect((await amounts(written, written)).map(([, amount]) => amount)).toContain('69.99')
  })

  firstOf([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@A1', "'@A1"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['a;=1+1;b', "a;'=1+1;b"],
  ])('carries no formula from a name or a reference: %j', async (typed, harmless) => {
    const number = await ordered(typed)
    await act('agreePrice', number, { cents: 6_999 })
    await pay(number, 100, '2026-11-20', `x`)
    // The forms trim references, so this one is written past them.
    await site.rows(`alter table money_entries disable trigger append_only`)
    await site.database.orm.em
      .fork()
      .execute(`update money_entries set reference = ? where reference = 'x'`, [typed])
    await site.rows(`alter table money_entries enable trigger append_only`)
    const row = (await rowsOf(number)).find((one) => one[columns.kind] === 'Payment') ?? {}
    expect([row[columns.clientName], row[columns.reference]]).toEqual([harmless, harmless])
    expect(row[columns.amount]).toBe('1.00')
  })

  it.each([
    ['2026-02-30', '2026-03-01', 'from'],
    ['0000-01-01', '2026-03-01', 'from'],
    ['2026-03-02', '2026-03-01', 'until'],
    ['2026-03-02', '', 'until'],
  ])('is refused from %j until %j with a sentence', async (from, until, path) => {
    const { status, text } = await exported(from, until)
    expect([status, JSON.parse(text).issues[0].path]).toEqual([400, path])
  })
})
