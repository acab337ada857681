import { duringTests } from '@northword/rig/during-tests'
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { tokenScopes } from '@northword/contract/desk/tokens'
import { freePort } from '@northword/rig/free-port'
import { call, ownerSession } from '@northword/rig/owner-session'
import { until } from '@northword/rig/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { briefHold, openDeskSite } from '../testing/desk/desk-site.ts'
import { env } from '../testing/env.ts'
import { bodyOf } from '../testing/network/body-of.ts'
import { postOrder } from '../testing/orders/posted-orders.ts'

interface Block {
  /** File of the output. */
  file: string
  /** First line. */
  name: string
  kind: string
  code: string
  /** Output in the document; `…` matches anything. */
  printed: string
}

const documentAt = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url)), 'utf8')
const [guide, webhooks] = await Promise.all([documentAt('api.md'), documentAt('webhooks.md')])

const blocksOf = (text: string): Block[] =>
  [...text.matchAll(/^```(sh|ts)\n(.*?)^```\n(?:\n```(?:text|json)\n(.*?)^```\n)?/gms)].map(
    ([, kind = '', code = '', printed = ''], at) => {
      const name = code.split('\n')[0] ?? ''
      return { file: `${at}.out`, name, kind, code, printed }
    },
  )

const blocks = blocksOf(guide)
const nameOf = ({ name }: Block) => name.replace('// ', '')

const opened = duringTests(() => openDeskSite({ ...briefHold, WEBHOOK_NETWORKS: '127.0.0.1/32' }))
let session: { cookie: string }
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'northword-guide-'))
  session = await ownerSession(opened.site.url, await opened.setUpLink())
})
afterAll(() => rm(folder, { recursive: true }))

/** Writes the blocks in TypeScript as files, and `jq` for machines without it. */
async function writeFiles(of: Block[]) {
  for (const block of of.filter(({ kind }) => kind === 'ts'))
    await writeFile(path.join(folder, nameOf(block)), block.code)
  await writeFile(path.join(folder, '.curlrc'), 'silent\nshow-error\nfail-with-body\n')
  await writeFile(path.join(folder, 'jq'), jq)
  await chmod(path.join(folder, 'jq'), 0o755)
}

/** Prints the field of a path such as `.order.id`, or all for `.`. */
const jq = `#!/usr/bin/env node
const names = process.argv.at(-1).split('.').filter(Boolean)
const answer = JSON.parse(require('node:fs').readFileSync(0))
const value = names.reduce((object, name) => object[name], answer)
console.log(typeof value === 'object' ? JSON.stringify(value, null, 2) : value)
`

const settings = (own: Record<string, string>) => ({
  cwd: folder,
  env: {
    PATH: `${folder}:${path.dirname(process.execPath)}:${env.path}`,
    HOME: folder,
    CURL_HOME: folder,
    ...own,
  },
})

/** The blocks as one script, which ends at the first failure that the document does not show. */
const scriptOf = (of: Block[], url: string) =>
  ['set -eu -o pipefail']
    .concat(
      of.map((block) => {
        const code = block.kind === 'ts' ? `node ${nameOf(block)}\n` : block.code
        const run = `{\n${code}} > ${block.file} 2>&1`
        return block.printed.includes('"status": 4') ? `set +e\n${run}\nset -e` : run
      }),
    )
    .join('\n')
    .replaceAll('http://localhost:3000', url)

const pattern = (printed: string) => new RegExp(printed.trim().split('…').map(escaped).join('.*'), 's')
const escaped = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

describe('The guide to the API', () => {
  let failure: string | undefined
  beforeAll(async () => {
    const asked = { name: 'Guide', role: 'agent', scopes: tokenScopes, lifetime: 'month' }
    const made = await call(opened.site.url, 'tokens.create', asked, session)
    const { result } = await bodyOf<{ result: { data: { secret: string } } }>(made, 'result')
    await writeFiles(blocks)
    const script = scriptOf(blocks, opened.site.url)
    const ran = promisify(execFile)('bash', ['-c', script], {
      ...settings({ TOKEN: result.data.secret }),
      timeout: 60_000,
    })
    failure = await ran.then(() => undefined, lastOutput)
  })

  it.each(blocks)('runs as written: $name', async ({ file, printed }) => {
    const output = await readFile(path.join(folder, file), 'utf8').catch(() => 'It was not reached.')
    expect(output).toMatch(pattern(printed))
    expect(output).not.toMatch(/It was not reached|Error:/)
  })

  async function lastOutput() {
    const outputs = blocks.map(({ file }) => readFile(path.join(folder, file), 'utf8').catch(() => undefined))
    return (await Promise.all(outputs)).findLast((output) => output !== undefined)
  }

  it('runs to its end', () => {
    expect(failure).toBeUndefined()
  })

  it('has no other kinds of blocks', () => {
    const kinds = [...guide.matchAll(/^```(\w*)$/gm)].map(([, kind]) => kind).filter(Boolean)
    expect(new Set(kinds)).toEqual(new Set(['sh', 'ts', 'text', 'json']))
  })
})

describe('The receiver of webhooks in its documentation', () => {
  let receiver: ChildProcess
  let url: string
  let printed = ''
  beforeAll(async () => {
    const port = String(await freePort())
    url = `http://127.0.0.1:${port}/hook`
    const endpoint = { url, events: ['order.placed'] }
    const added = await call(opened.site.url, 'webhooks.add', endpoint, session)
    const { result } = await bodyOf<{ result: { data: { secret: string } } }>(added, 'result')
    await writeFiles(blocksOf(webhooks))
    const own = settings({ WEBHOOK_SECRET: result.data.secret, PORT: port })
    receiver = spawn(process.execPath, ['receiver.ts'], own)
    receiver.stdout?.on('data', (text: Buffer) => void (printed += text.toString()))
    await until('the receiver', () => fetch(url).catch(() => undefined))
  })
  afterAll(async () => {
    const ended = once(receiver, 'exit')
    receiver.kill()
    await ended
  })

  it('accepts a webhook with the server’s signature', async () => {
    const number = await postOrder(opened.site, { fullName: 'Ada Client', sku: 'PS-025' })
    await expect.poll(() => printed).toBe(`order.placed ${number}\n`)
  })

  it.each([
    ['nothing', {}],
    ['a signature of somebody else', signed('v1,AAAA', Date.now())],
    ['an old signature', signed('v1,AAAA', 0)],
  ])('refuses what has %s', async (_what, headers) => {
    expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).toBe(401)
  })

  it('has about thirty lines', () => {
    const [block] = blocksOf(webhooks)
    expect(block?.code.split('\n').filter(Boolean).length).toBeLessThanOrEqual(33)
  })
})

function signed(signature: string, ms: number): Record<string, string> {
  const time = String(Math.floor(ms / 1_000))
  return { 'webhook-id': 'msg_1', 'webhook-timestamp': time, 'webhook-signature': signature }
}
