import { execFile } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { appendFile, cp, mkdtemp, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface Settings {
  globalDependencies?: string[]
  globalEnv?: string[]
  globalPassThroughEnv?: string[]
  tasks: Record<string, { inputs?: string[]; env?: string[] }>
}

interface Environment {
  configured: string[]
}

/** A task in the output of `turbo run --dry=json`. */
interface Task {
  taskId: string
  package: string
  directory: string
  command: string
  hash: string
  /** By path from the package's folder. */
  inputs: Record<string, string>
  dependencies: string[]
  environmentVariables: Environment & { specified: { env: string[] } }
}

interface Plan {
  tasks: Task[]
  globalCacheInputs: { environmentVariables: Environment }
}

const root = path.join(import.meta.dirname, '../..')
const program = path.join(root, 'node_modules/turbo/bin/turbo')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root, withFileTypes: true, exclude: ({ name }) => name === 'node_modules' })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted()

const configs = ['turbo.json', ...filesOf('{apps,packages}/*/turbo.json')].map((file) => ({
  folder: path.dirname(file),
  ...(JSON.parse(read(file)) as Settings),
}))
const ofAll = (name: 'globalDependencies' | 'globalEnv' | 'globalPassThroughEnv') =>
  configs.flatMap((config) => config[name] ?? [])
const cached = configs.flatMap(({ tasks }) => Object.keys(tasks))
const envOfTasks = configs.flatMap(({ tasks }) => Object.values(tasks).flatMap(({ env = [] }) => env))

/** Declared inputs outside of a task's package, as patterns from the root. */
const declared = configs.flatMap(({ folder, tasks }) =>
  Object.entries(tasks).flatMap(([name, { inputs = [] }]) =>
    inputs
      .filter((input) => !input.startsWith('!') && !input.startsWith('$TURBO_DEFAULT$'))
      .map((input) => ({
        folder,
        name,
        pattern: input.startsWith('$') ? input.replace('$TURBO_ROOT$/', '') : path.join(folder, input),
      })),
  ),
)

const isFile = (file: string) =>
  !/(^|\/)(node_modules|dist)\//.test(file) &&
  (statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false)
const isCode = (file: string) => /\.(ts|tsx|mjs)$/.test(file)
const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file)

const wordsOf = new Map<string, string[]>()

/** Texts in quotation marks in a program, outside of comments. */
function wordsIn(file: string): string[] {
  const code = isCode(file) && !wordsOf.has(file) ? read(file).replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '') : ''
  const found = Array.from(code.matchAll(/(["'`])((?:(?!\1)[^\n])+)\1/g), ([, , word = '']) => word)
  const words = wordsOf.get(file) ?? found
  wordsOf.set(file, words)
  return words
}

/** Files that a program names, from its folder or others. A gap, as in `../${name}.png`, stands for all that fit. */
function namedIn(file: string, others: string[]): string[] {
  const folder = path.dirname(file)
  return wordsIn(file).flatMap((word) => {
    const pattern = word.replaceAll(/\$\{[^}]*\}/g, '*')
    if (pattern !== word) return /^\.[\w./*-]+\.\w+$/.test(pattern) ? filesOf(path.join(folder, pattern)) : []
    const bases = word.startsWith('.') ? [folder] : others
    // By itself, a name is usually that of a file in a folder of the test.
    return /^[^/].*\//.test(word) ? bases.map((base) => path.join(base, word)).filter(isFile) : []
  })
}

const filesOfTask = ({ package: name, directory, inputs }: Task) =>
  Object.keys(inputs).map((file) => (name === '//' ? file : path.join(directory, file)))

// Each plan starts git several times, which is slow on a busy machine.
describe('The cache of turbo', { timeout: 60_000 }, () => {
  let copy: string
  let before: Plan
  /** Files of each task, by path from the root. */
  let filesRead: Map<string, Set<string>>

  beforeAll(async () => {
    copy = await mkdtemp(path.join(tmpdir(), 'northword-turbo-'))
    const left = new Set(['.git', '.turbo', 'node_modules', 'dist', '.data', '.data-demo', '.env'])
    await cp(root, copy, { recursive: true, filter: (file) => !left.has(path.basename(file)) })
    // Reuses the repository's objects instead of writing them again.
    const env = { ...process.env, GIT_ALTERNATE_OBJECT_DIRECTORIES: path.join(root, '.git/objects') }
    for (const args of [
      ['init', '--quiet'],
      ['add', '--all'],
    ])
      await promisify(execFile)('git', args, { cwd: copy, env })
    before = await plan()
    filesRead = new Map(before.tasks.map((task) => [task.taskId, new Set(filesOfTask(task))]))
  }, 300_000)
  afterAll(() => rm(copy, { recursive: true }))

  async function plan(settings: Record<string, string> = {}): Promise<Plan> {
    const env = { PATH: process.env.PATH, HOME: copy, TURBO_TELEMETRY_DISABLED: '1', ...settings }
    const names = new Set(cached.map((name) => name.replace('//#', '')))
    const args = [program, 'run', ...names, '--dry=json']
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: copy, env, maxBuffer: 1e8 })
    return JSON.parse(stdout) as Plan
  }

  /** Tasks that would run again. */
  function missed(after: Plan): string[] {
    const hashes = new Map(before.tasks.map(({ taskId, hash }) => [taskId, hash]))
    return after.tasks.filter(({ taskId, hash }) => hashes.get(taskId) !== hash).map(({ taskId }) => taskId)
  }

  const known = new Map<string, string[]>()

  async function missedAfterChangeOf(file: string): Promise<string[]> {
    const ids = known.get(file) ?? (await changeAndLook(file))
    known.set(file, ids)
    return ids
  }

  async function changeAndLook(file: string): Promise<string[]> {
    const { size } = await stat(path.join(copy, file))
    await appendFile(path.join(copy, file), '\n')
    try {
      return missed(await plan())
    } finally {
      await truncate(path.join(copy, file), size)
    }
  }

  /** These tasks and all dependants. */
  function withDependants(ids: string[]): string[] {
    const all = new Set(ids)
    const next = before.tasks.filter(
      ({ taskId, dependencies }) => !all.has(taskId) && dependencies.some((id) => all.has(id)),
    )
    return next.length > 0 ? withDependants([...ids, ...next.map(({ taskId }) => taskId)]) : ids
  }

  const taskOf = (id: string) => before.tasks.find(({ taskId }) => taskId === id)

  /** A task and all on which it depends. */
  function withDependencies(id: string): string[] {
    const all = new Set([id])
    for (const each of all) taskOf(each)?.dependencies.forEach((other) => all.add(other))
    return [...all]
  }

  /** Files that a task reads without being an input, with the programs that name them. */
  function unknownOf({ taskId, directory }: Task): string[] {
    const ids = withDependencies(taskId)
    const inputs = new Set(
      ids.flatMap((id) => [...(filesRead.get(id) ?? [])]).concat(ofAll('globalDependencies')),
    )
    const packages = ids.filter((id) => id.endsWith('#transit')).map((id) => `${taskOf(id)?.directory}/`)
    const isOwn = (file: string) => file.startsWith(`${directory}/`)
    // Tests of others, and programs of packages on which the task does not depend, are read as texts.
    const isRun = (file: string) =>
      isOwn(file) ||
      (!isTest(file) && (!/^(apps|packages)\//.test(file) || packages.some((each) => file.startsWith(each))))
    return [...inputs]
      .filter(isRun)
      .flatMap((file) => namedIn(file, isOwn(file) ? ['.', directory] : []).map((other) => ({ file, other })))
      .filter(({ other }) => !inputs.has(other))
      .map(({ file, other }) => `${taskId} does not know ${other}, which ${file} names`)
  }

  const readersOf = (file: string) =>
    before.tasks.map(({ taskId }) => taskId).filter((id) => filesRead.get(id)?.has(file))
  const idsOf = (tasks: Task[]) => tasks.map(({ taskId }) => taskId)
  const programs = (ids: string[]) =>
    idsOf(before.tasks.filter(({ taskId, command }) => ids.includes(taskId) && command !== '<NONEXISTENT>'))

  it('is good for everything on a second run', async () => {
    expect(missed(await plan())).toEqual([])
  })

  it.each(declared)(
    'is bad for what depends on $pattern, which $name reads, and good for all else',
    async ({ folder, name, pattern }) => {
      const files = filesOf(pattern)
      expect(files).not.toEqual([])
      const isMeant = (task: Task) => folder === '.' || folder === task.directory
      const readers = idsOf(before.tasks.filter(isMeant)).filter(
        (id) => id === name || id.endsWith(`#${name}`),
      )
      expect(readers).not.toEqual([])
      for (const file of files) expect(readersOf(file), file).toEqual(expect.arrayContaining(readers))
      const [file = ''] = files
      expect(new Set(await missedAfterChangeOf(file))).toEqual(new Set(withDependants(readersOf(file))))
    },
  )

  it.each(ofAll('globalDependencies'))('is bad for everything after a change of %s', async (file) => {
    expect(await missedAfterChangeOf(file)).toEqual(idsOf(before.tasks))
  })

  it.each([
    ['CHANGELOG.md', []],
    ['docs/logs.md', ['config#test', 'server#test', 'server#test:all']],
    ['docs/operations.md', ['config#test', 'e2e#e2e', 'e2e#e2e:all', 'e2e#e2e:faults']],
  ])('is bad for the tasks that read %s, and for no lint and no types', async (file, readers) => {
    const tasks = ['//#format:check', ...readers.map((name) => `@northword/${name}`)]
    expect(programs(await missedAfterChangeOf(file))).toEqual(tasks)
  })

  it('is bad for a package and for all that are built on it after a change of its sources', async () => {
    const ids = programs(await missedAfterChangeOf('packages/contract/src/orders/order-status.ts'))
    const ofPackages = /^@northword\/((bench|content|contract|e2e|seed|server|web)#|config#test)/
    const all = programs(idsOf(before.tasks))
    expect(ids).toEqual(all.filter((id) => ofPackages.test(id) || /#(lint|format:check|knip)$/.test(id)))
  })

  it('is bad for the tests on databases with another database', async () => {
    const ids = programs(missed(await plan({ TEST_DATABASE_URL: 'postgres://other' })))
    expect(ids).toEqual(
      programs(idsOf(before.tasks)).filter((id) => /^@northword\/(server#test|e2e#e2e)/.test(id)),
    )
  })

  it('knows every variable of the environment that is declared', async () => {
    const names = [...envOfTasks, ...ofAll('globalEnv')].map((name) => name.replace('*', 'ANY'))
    const settings = Object.fromEntries(names.map((name) => [name, 'other']))
    const after = await plan(settings)
    const namesIn = ({ configured }: Environment) => configured.map((pair) => pair.replace(/=.*/, ''))
    expect(namesIn(after.globalCacheInputs.environmentVariables)).toEqual(ofAll('globalEnv'))
    for (const { taskId, environmentVariables } of after.tasks) {
      const wanted = environmentVariables.specified.env.map((name) => name.replace('*', 'ANY'))
      expect(namesIn(environmentVariables), taskId).toEqual(wanted)
    }
  })

  it.each(['test', 'test:all', 'e2e', 'e2e:all', 'e2e:faults'])(
    'knows every file that a program names which %s runs, and those that this one names',
    (name) => {
      const tasks = before.tasks.filter(
        ({ taskId, command }) => taskId.endsWith(`#${name}`) && command !== '<NONEXISTENT>',
      )
      expect(tasks).not.toEqual([])
      expect(tasks.flatMap(unknownOf)).toEqual([])
    },
  )

  it('knows every file that docs/asvs.md names', () => {
    const named = Array.from(read('docs/asvs.md').matchAll(/`([\w./-]+)(?=[`:])/g), ([, file = '']) => file)
    const files = named.filter((file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile())
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => !filesRead.get('@northword/config#test')?.has(file))).toEqual([])
  })
})

it('Turbo hands on every variable of the environment that a task reads', () => {
  // The server's own settings come from what starts it, and no task runs the benchmarks.
  const files = filesOf('{apps,packages}/**/*.{ts,tsx}').filter(
    (file) => !/^apps\/(server|bench)\/src\/env\.ts$/.test(file),
  )
  const source = files.map(read).join('\n')
  const namesIn = (usage: RegExp) => Array.from(source.matchAll(usage), ([, name = '']) => name)
  // In quotation marks it is what a build replaces.
  const names = namesIn(/(?<!')process\.env(?:\.|\[')(\w+)/g)
  expect(names).toEqual(expect.arrayContaining(['TEST_DATABASE_URL', 'FUZZ_SEED', 'FAULT_ROUNDS']))
  // Set by the run itself, by its script, by npm, or by every shell.
  const own = [...namesIn(/process\.env\.(\w+) = /g), 'ENGINE', 'PATH', 'npm_lifecycle_event']
  const known = [...own, ...envOfTasks, ...ofAll('globalEnv'), ...ofAll('globalPassThroughEnv')]
  expect(names.filter((name) => !known.some((each) => path.matchesGlob(name, each)))).toEqual([])
})
