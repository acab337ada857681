import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { createReach, reachable, RefusedAddress } from './reach.ts'

const nasty = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::7f00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::1',
  '3fff::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
]

describe('A call that the desk asks for never reaches', () => {
  it.each(nasty)('the address %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['1.1.1.1', '93.184.215.14', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])(
    'but the public one %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  const reach = {
    ...createReach('https://words.example', []),
    resolve: async () => [{ address: '93.184.215.14', family: 4 }],
  }

  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.0.0.1./',
    'https://１２７.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[fd00:ec2::254]/',
    'https://0/',
    'https://169.254.169.254/latest/meta-data/',
    'https://words.example/',
    'https://WORDS.example:8443/',
    'https://words.example./',
    'http://hooks.example/',
  ])('the URL %s', async (url) => {
    await expect(reachable(new URL(url), reach)).rejects.toThrow(RefusedAddress)
  })

  it('a name with one address among public ones that is not', async () => {
    const mixed = [
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ]
    const url = new URL('https://hooks.example/')
    await expect(reachable(url, { ...reach, resolve: async () => mixed })).rejects.toThrow(RefusedAddress)
    await expect(reachable(url, { ...reach, resolve: async () => [] })).rejects.toThrow(RefusedAddress)
    expect(await reachable(url, reach)).toEqual([{ address: '93.184.215.14', family: 4 }])
  })

  it('a private network, but one that the operator has named', async () => {
    const named = createReach('https://words.example', ['10.0.5.0/24', '::1'])
    expect(await reachable(new URL('http://10.0.5.7:5678/hook'), named)).toEqual([
      { address: '10.0.5.7', family: 4 },
    ])
    expect(await reachable(new URL('http://[::1]/'), named)).toEqual([{ address: '::1', family: 6 }])
    await expect(reachable(new URL('http://10.0.6.7/'), named)).rejects.toThrow(RefusedAddress)
    await expect(reachable(new URL('https://127.0.0.1/'), named)).rejects.toThrow(RefusedAddress)
  })
})
