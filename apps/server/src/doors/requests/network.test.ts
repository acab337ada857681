import { describe, expect, it } from 'vitest'
import { networkOf } from './network.ts'

describe('The network of a sender', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '20010db800010002'],
    ['2001:db8:1:2::', '20010db800010002'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '20010db800010002'],
    ['::1', '0000000000000000'],
    ['fe80::1%eth0', 'fe80000000000000'],
    ['nonsense', 'unknown'],
    [undefined, 'unknown'],
    ['203.0.113.7:52100', '203.0.113.7'],
    ['[2001:db8:1:2:3::4]:443', '20010db800010002'],
  ])('of %s is %s', (ip, network) => expect(networkOf(ip)).toBe(network))
})
