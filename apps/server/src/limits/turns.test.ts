import { array, assert, asyncProperty, integer, record, subarray } from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTurns } from './turns.ts'

interface Piece {
  network: string
  ms: number
}

const networks = ['a', 'b', 'c', 'd', 'e']
const crowd = array(record({ network: integer({ min: 0, max: 4 }), ms: integer({ min: 1, max: 9_000 }) }), {
  minLength: 1,
  maxLength: 40,
}).map((pieces) => pieces.map(({ network, ms }) => ({ network: networks[network] ?? '', ms })))

describe('Turns', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  const turnsOf = (all: number, network: number) =>
    createTurns<{ network: string }>({ atOnce: 1, mostWaiting: { all, network } })

  /** Runs pieces of work, some added during the given one. Returns the order in which they ran. */
  async function done(pieces: Piece[], [during, late]: [number, Piece[]]) {
    const inTurn = turnsOf(100, 100)
    const order: Piece[] = []
    const all: Promise<unknown>[] = []
    const add = (piece: Piece) => {
      const work = async () => {
        order.push(piece)
        if (order.length === during) late.forEach(add)
        vi.advanceTimersByTime(piece.ms)
      }
      all.push(inTurn({ network: piece.network }, work))
    }
    pieces.forEach(add)
    for (let at = 0; at < all.length; at += 1) await all[at]
    return order
  }

  it('go round the networks, and within each are in their order', async () => {
    await assert(
      asyncProperty(crowd, async (pieces) => {
        const order = await done(pieces, [0, []])
        const among = new Set(pieces.map(({ network }) => network))
        expect(new Set(order.slice(0, among.size).map(({ network }) => network))).toEqual(among)
        for (const network of among) {
          const ofIts = (one: Piece) => one.network === network
          expect(order.filter(ofIts)).toEqual(pieces.filter(ofIts))
        }
      }),
    )
  })

  it('leave nobody behind a crowd: who comes in waits for what is done, and for others who have had nothing', async () => {
    await assert(
      asyncProperty(
        crowd,
        integer({ min: 1, max: 40 }),
        subarray(['x', 'y', 'z']),
        async (pieces, at, from) => {
          const during = Math.min(at, pieces.length)
          const late = from.map((network) => ({ network, ms: 5 }))
          const order = await done(pieces, [during, late])
          const served = new Set(order.slice(0, during).map(({ network }) => network))
          const fresh = networks.filter(
            (one) => !served.has(one) && pieces.some(({ network }) => network === one),
          ).length
          const next = order.slice(during, during + fresh + late.length)
          expect(next.filter((piece) => late.includes(piece))).toEqual(late)
        },
      ),
    )
  })

  it('come first for a network that has asked for little, however often it asks', async () => {
    const pieces = Array.from({ length: 20 }, (_, at) => ({ network: `crowd ${at % 4}`, ms: 1_000 }))
    const order = await done(pieces, [6, Array.from({ length: 5 }, () => ({ network: 'x', ms: 20 }))])
    expect(order.slice(6, 11).every(({ network }) => network === 'x')).toBe(true)
  })

  it('forget after some minutes what a network has asked for', async () => {
    const inTurn = turnsOf(100, 100)
    const order: string[] = []
    const ask = (network: string, ms: number) =>
      inTurn({ network }, async () => {
        order.push(network)
        vi.advanceTimersByTime(ms)
      })
    await Promise.all([ask('dear', 9_000), ask('cheap', 500)])
    await Promise.all([ask('other', 1), ask('dear', 1), ask('cheap', 500)])
    vi.advanceTimersByTime(120_000)
    await ask('cheap', 1_000)
    await Promise.all([ask('other', 1), ask('cheap', 1), ask('dear', 1)])
    expect(order.slice(2, 5)).toEqual(['other', 'cheap', 'dear'])
    expect(order.slice(6)).toEqual(['other', 'dear', 'cheap'])
  })

  it('are given by the network with most that wait to one with fewer, where the line is full', async () => {
    const inTurn = turnsOf(8, 4)
    const end = Promise.withResolvers<void>()
    const outcomes: Record<string, Promise<string>[]> = {}
    const ask = (network: string, count: number) => {
      outcomes[network] = Array.from({ length: count }, () =>
        inTurn({ network }, () => end.promise).then(
          () => 'done',
          ({ code }) => String(code),
        ),
      )
    }
    ask('first', 1)
    // The first one runs.
    await vi.waitFor(() => expect(inTurn.waiting()).toBe(0))
    ask('a', 4)
    ask('b', 4)
    ask('c', 4)
    end.resolve()
    const told = await Promise.all(
      Object.entries(outcomes).map(async ([network, all]) => [network, await Promise.all(all)]),
    )
    expect(Object.fromEntries(told)).toEqual({
      first: ['done'],
      a: ['done', 'done', 'done', 'busy'],
      b: ['done', 'done', 'done', 'busy'],
      c: ['done', 'done', 'busy', 'busy'],
    })
  })
})
