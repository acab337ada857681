import { spawn } from 'node:child_process'
import { globSync, readFileSync, realpathSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

interface Manifest {
  name: string
  bin?: Record<string, string>
  scripts: Record<string, string>
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest

const whole = manifestOf('.')
const packages = globSync('{apps,packages}/*', { cwd: root }).map((folder) => ({
  folder,
  ...manifestOf(folder),
}))

/** The programs of ours that a script of the root ends in; none for `turbo`, `vitest` and the like. */
function programsOf(script: string): string[] {
  const [, name = '', workspace] = /npm run (\S+) --workspace (\S+)/.exec(script) ?? []
  const inPackage = packages.find((each) => each.name === workspace)
  const [folder, command] = inPackage ? [inPackage.folder, inPackage.scripts[name] ?? ''] : ['', script]
  return [...command.matchAll(/\bnode (\S+\.(?:mjs|ts))/g)].map(([, file = '']) => path.join(folder, file))
}

const programs = [
  ...new Set([...Object.values(whole.bin ?? {}), ...Object.values(whole.scripts).flatMap(programsOf)]),
].toSorted()

/** Runs a program of the root. Resolves to its exit code and what it printed. */
async function run(args: string[], { cwd = root, env = {} } = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const code = new Promise<number | null>((resolve) => void child.on('close', resolve))
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, output, errors }
}

// Loading the programs of a benchmark takes seconds on a busy machine.
describe('A command that is typed wrongly', { timeout: 60_000 }, () => {
  it('is any of those that package.json has', () => {
    expect(programs).toEqual(
      expect.arrayContaining(['apps/bench/src/main.ts', 'apps/e2e/planted/main.ts', 'bin/start.mjs']),
    )
  })

  // The same function reads words and options for all of them.
  it.each(programs.map((program, at) => [program, at % 2 ? '--nonsense' : 'nonsense words'] as const))(
    'says what it knows, and does nothing: %s %s',
    async (program, typed) => {
      const { code, errors } = await run([program, ...typed.split(' ')])
      expect(code).toBe(1)
      expect(errors).toMatch(/nonsense|Say one /)
      expect(errors).toMatch(/npm (run |start|test)|northword /)
      expect(errors).not.toMatch(/^ {4}at /m)
    },
  )
})

describe('The command of the operator', { timeout: 60_000 }, () => {
  const folder = realpathSync(tmpdir())

  it.each([
    ['by itself', { cwd: folder, env: { npm_lifecycle_event: 'npx', INIT_CWD: root } }],
    ['by npm', { cwd: root, env: { npm_lifecycle_event: 'northword', INIT_CWD: folder } }],
  ])('takes a relative name from the folder in which it is typed, %s', async (_, where) => {
    const typed = ['content', 'check', 'no-such-site']
    const { code, errors } = await run([path.join(root, 'bin/northword.mjs'), ...typed], where)
    expect([code, errors]).toEqual([1, expect.stringContaining(` ${path.join(folder, 'no-such-site')}.`)])
  })
})

describe('A setting in .env', () => {
  let folder: string
  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'northword-env-'))))
  afterEach(() => rm(folder, { recursive: true }))

  it('is set by what stands on its own line, not on the next', async () => {
    const file = path.join(folder, '.env')
    await writeFile(file, 'PLANTED_EMPTY=\nPLANTED_SET= "a"\nPLANTED_QUOTED=""\nPLANTED_LAST=b\n')
    const script = `import { isSet } from ${JSON.stringify(path.join(root, 'bin/server-command.mjs'))}
      const names = ['EMPTY', 'SET', 'QUOTED', 'LAST', 'ABSENT']
      console.log(names.filter((name) => isSet('PLANTED_' + name, ${JSON.stringify(file)})).join())`
    const { output } = await run(['--input-type=module', '--eval', script])
    expect(output).toBe('SET,LAST\n')
  })
})

/** Makes Node say that it is another version, before it reads the program. */
const as = (version: string) => [
  '--import',
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`,
]

describe('A Node that is too old', { timeout: 60_000 }, () => {
  const entries = programs.filter((file) => file.startsWith('bin/'))

  it.each(entries)('is told so by %s, before anything else', async (program) => {
    const { code, output, errors } = await run([...as('18.20.8'), program])
    expect([code, output]).toEqual([1, ''])
    expect(errors).toMatch(/^Northword (starts with Node 20 or newer|needs Node 24), and this is 18: /)
  })

  it.each(['apps/server', 'apps/e2e', 'apps/bench'])('is told so by vitest in %s', async (folder) => {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
    const { code, errors } = await run([...as('20.20.2'), vitest, 'run', '--root', folder])
    expect([code, errors]).toEqual([
      1,
      expect.stringContaining('Northword needs Node 24, and this is 20: run `npm ci`'),
    ])
  })
})
