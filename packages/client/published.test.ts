import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const here = import.meta.dirname
const run = promisify(execFile)
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')

// The compiler runs three times here, which is slow on a busy machine.
describe('The package to publish', { timeout: 120_000 }, () => {
  /** A project that has installed it. */
  let project: string
  let folder: string
  beforeAll(async () => {
    project = await mkdtemp(path.join(tmpdir(), 'northword-client-'))
    folder = path.join(project, 'node_modules/@northword/client')
    await mkdir(folder, { recursive: true })
    await run(process.execPath, [path.join(here, 'build.ts'), '--folder', folder])
    await symlink(path.join(here, '../../node_modules/@types'), path.join(project, 'node_modules/@types'))
  }, 120_000)
  afterAll(() => rm(project, { recursive: true }))

  const write = (name: string, text: string) => writeFile(path.join(project, name), text)

  it('has scripts and types, and nothing else', async () => {
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], { cwd: folder })
    const [packed]: { files: { path: string }[] }[] = JSON.parse(stdout)
    const modules = ['api', 'call-types', 'client', 'northword-error']
    expect(packed?.files.map((file) => file.path).toSorted()).toEqual(
      [
        'LICENSE',
        'README.md',
        ...modules.flatMap((name) => [`${name}.d.ts`, `${name}.js`]),
        'package.json',
      ].toSorted(),
    )
  })

  it('has the version of the workspace, a licence, and no dependency', async () => {
    const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
    const { version } = JSON.parse(await readFile(path.join(here, 'package.json'), 'utf8'))
    expect(manifest).toMatchObject({ name: '@northword/client', version, license: 'MIT', type: 'module' })
    expect(Object.keys(manifest).filter((name) => /dependencies|private/i.test(name))).toEqual([])
  })

  it('imports no source', async () => {
    const files = await readdir(folder)
    const imported = await Promise.all(
      files
        .filter((file) => /\.(js|d\.ts)$/.test(file))
        .map(async (file) =>
          (await readFile(path.join(folder, file), 'utf8')).match(/(?<=from ['"]).+(?=['"])/g),
        ),
    )
    const names = new Set(imported.flatMap((found) => found ?? []))
    expect([...names].toSorted()).toEqual(['./api.js', './call-types.js', './northword-error.js'])
  })

  it('runs without anything else', async () => {
    await write(
      'run.mjs',
      `import { createClient, NorthwordError } from '@northword/client'
      const fetch = async () => Response.json({ services: [] })
      const northword = createClient({ baseUrl: 'https://studio.example', fetch })
      console.log(JSON.stringify(await northword.call('services.list')), NorthwordError.name)`,
    )
    const { stdout } = await run(process.execPath, ['run.mjs'], { cwd: project })
    expect(stdout.trim()).toBe('{"services":[]} NorthwordError')
  })

  it.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('gives its types to a project of the module %s', async (module, moduleResolution) => {
    const readme = await readFile(path.join(folder, 'README.md'), 'utf8')
    // Without types, everything would be any, and this would be no error.
    const wrong = `// @ts-expect-error\nservices[0]?.other\n`
    await write('example.ts', `${/```ts\n(.+?)```/s.exec(readme)?.[1]}${wrong}export {}\n`)
    const compilerOptions = {
      module,
      moduleResolution,
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: ['node'],
      strict: true,
      noEmit: true,
      skipLibCheck: true,
    }
    await write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['example.ts'] }))
    await write('package.json', JSON.stringify({ type: 'module' }))
    const checked = run(process.execPath, [compiler], { cwd: project }).catch(({ stdout }) => ({ stdout }))
    expect((await checked).stdout).toBe('')
  })
})
