import { describe, expect, it } from 'vitest'
import { readOrdersQuery, writeOrdersQuery } from './desk-orders.ts'

const read = (address: string) => readOrdersQuery(new URLSearchParams(address))

describe('The address of the list of orders', () => {
  it('holds what is asked for, always in the same order, and reads back the same', () => {
    const query = { sort: 'due', q: 'tea & 100% "oolong"', status: 'In Production', hand: 'mine' } as const
    const address = writeOrdersQuery(query)
    expect(address).toBe('q=tea+%26+100%25+%22oolong%22&status=In+Production&hand=mine&sort=due')
    expect(read(address)).toEqual(query)
  })

  it.each(['2026-02-01', 'unrecorded'])('names the terms of service by their day, or as %s', (termsOf) => {
    expect(read(`termsOf=${termsOf}`)).toEqual({ termsOf })
    expect(writeOrdersQuery(read(`sort=due&termsOf=${termsOf}`))).toBe(`termsOf=${termsOf}&sort=due`)
  })

  it.each([
    '',
    'q=&status=',
    'status=Lost&hand=somebody&sort=up',
    'termsOf=2026-02-30',
    'termsOf=today',
    `q=${'x'.repeat(101)}`,
    'q=%00',
    'other=1',
  ])('asks for everything where it says nothing that is known: %j', (address) =>
    expect(read(address)).toEqual({}),
  )

  it('keeps what is right beside what is wrong', () => {
    expect(read('q=tea&status=Lost')).toEqual({ q: 'tea' })
  })
})
