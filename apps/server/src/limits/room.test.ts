import { failures } from '@northword/content/operate/failures'
import { describe, expect, it } from 'vitest'
import { createRoom, type Work } from './room.ts'

describe('The room', () => {
  it('has no more than its share for one network', () => {
    const room = createRoom()
    const places = Array.from({ length: 160 }, () => room.enter('198.18.0.1'))
    expect(() => room.enter('198.18.0.1')).toThrow(failures.busy)
    room.enter('198.18.0.2')
    places[0]?.()
    places[0]?.()
    room.enter('198.18.0.1')
    expect(() => room.enter('198.18.0.1')).toThrow(failures.busy)
    expect(room.taken()).toBe(161)
  })

  it('keeps a fifth of its places for orders, of one network and of all', () => {
    const room = createRoom()
    const enter = (count: number, network: (each: number) => string, kind?: Work) =>
      Array.from({ length: count }, (_, each) => room.enter(network(each), kind))
    const one = () => '198.18.0.1'
    enter(160, one)
    enter(40, one, 'order')
    expect(() => room.enter(one(), 'order')).toThrow(failures.busy)
    const others = (each: number) => `198.18.1.${each}`
    enter(200, others)
    expect(() => room.enter('198.18.2.1')).toThrow(failures.busy)
    const leave = enter(100, others, 'order')
    expect(() => room.enter('198.18.2.1', 'order')).toThrow(failures.busy)
    leave.forEach((each) => each())
    expect(() => room.enter('198.18.2.1')).toThrow(failures.busy)
  })
})
