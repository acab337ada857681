import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createWarnings } from '../../checks/warnings.ts'
import { readEnv } from '../../env.ts'
import { noticeVisits } from './notice-visits.ts'

/** A server that is asked for names, and the names of which its owners read. */
function watched() {
  const app = Fastify()
  const warnings = createWarnings({ write: () => {} })
  noticeVisits(app, { env: readEnv({ PUBLIC_URL: 'http://words.example' }), warnings })
  app.get('/', () => '')
  const ask = (host: string, remoteAddress: string) =>
    app.inject({ url: '/', headers: { host, 'sec-fetch-mode': 'navigate' }, remoteAddress })
  const askFrom = async (host: string, addresses: string[]) => {
    for (const address of addresses) await ask(host, address)
  }
  const read = () => warnings.list().map(({ sentence }) => /asked for (\S+),/.exec(sentence)?.[1])
  return { askFrom, read }
}

const times = (count: number) => Array.from({ length: count }, (_, at) => at)
const networks = (count: number, first = 0) => times(count).map((at) => `198.51.100.${first + at}`)

it.each([
  ['the addresses of one IPv6 network', times(50).map((at) => `2001:db8:1:1::${at}`)],
  ['the networks of one IPv6 site', times(50).map((at) => `2001:db8:1:${at}::1`)],
  ['two sites', times(50).map((at) => `2001:db8:${at % 2}:${at}::1`)],
  ['one IPv4 address', times(50).map(() => '198.51.100.1')],
])('A name that nobody asks for but %s is shown to nobody', async (_, addresses) => {
  const { askFrom, read } = watched()
  await askFrom('evil.example', addresses)
  expect(read()).toEqual([])
})

it('A name that visitors ask for takes the place of those of a stranger with fewer networks', async () => {
  const { askFrom, read } = watched()
  for (const at of times(10)) await askFrom(`evil-${at}.example`, networks(3))
  expect(read()).toHaveLength(3)
  await askFrom('www.words.example', networks(4, 100))
  expect(read()).toHaveLength(3)
  expect(read()).toContain('www.words.example')
  // Those that came first are not pushed out by more of the same strength.
  for (const at of times(10)) await askFrom(`more-${at}.example`, networks(3))
  expect(read()).toContain('www.words.example')
})

it('A name is counted, however many others a stranger asks for meanwhile', async () => {
  const { askFrom, read } = watched()
  for (const visitor of networks(3, 100)) {
    await askFrom('www.words.example', [visitor])
    for (const at of times(300)) await askFrom(`${visitor}-${at}.example`, ['192.0.2.1'])
  }
  expect(read()).toEqual(['www.words.example'])
})
