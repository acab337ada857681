import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const program = fileURLToPath(new URL('../../bin/release.mjs', import.meta.url))
const run = promisify(execFile)
const today = () => new Date().toISOString().slice(0, 10)

// Each test starts git a dozen times, which is slow on a busy machine.
describe('A release', { timeout: 60_000 }, () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'northword-release-'))
    await mkdir(join(folder, 'apps', 'one'), { recursive: true })
    await write('package.json', json({ name: 'all', version: '0.1.0', workspaces: ['apps/*'] }))
    await write('apps/one/package.json', json({ name: 'one', version: '0.1.0' }))
    const packages = {
      '': { version: '0.1.0' },
      'apps/one': { version: '0.1.0' },
      'node_modules/x': { version: '2.0.0' },
    }
    await write('package-lock.json', json({ version: '0.1.0', packages }))
    await write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n### Added\n\n- Orders.\n- # of words.\n')
    await git('init', '--quiet', '--initial-branch=main')
    await git('config', 'user.name', 'Somebody')
    await git('config', 'user.email', 'somebody@studio.example')
    await commitAll()
  })
  afterEach(() => rm(folder, { recursive: true }))

  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
  const write = (path: string, text: string) => writeFile(join(folder, path), text)
  const read = (path: string) => readFile(join(folder, path), 'utf8')
  const git = async (...args: string[]) => (await run('git', args, { cwd: folder })).stdout.trim()
  const commitAll = async () => {
    await git('add', '--all')
    await git('commit', '--quiet', '--no-verify', '--message=Change')
  }
  /** Runs this at a hook of git. */
  const runAt = async (hook: string, script: string) => {
    await mkdir(join(folder, '.git/hooks'), { recursive: true })
    await writeFile(join(folder, '.git/hooks', hook), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  }
  const release = (...args: string[]) =>
    run(process.execPath, [program, '--untried', ...args], { cwd: folder })

  const state = () => Promise.all([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')])
  const expectRefusal = (args: string[], sentence: RegExp) => expectRefusals([[args, sentence]])

  /** Nothing is committed, tagged or written. */
  async function expectRefusals(refusals: [args: string[], sentence: RegExp][]) {
    const before = await state()
    for (const [args, sentence] of refusals)
      await expect(release(...args), args.join()).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(sentence),
      })
    expect(await state()).toEqual(before)
  }

  it('closes the open section, sets all versions, commits, tags and prints the notes', async () => {
    const { stdout } = await release('0.1.0')
    expect(stdout).toBe('### Added\n\n- Orders.\n- # of words.\n')
    const section = `## 0.1.0 (${today()})\n\n### Added\n\n- Orders.\n- # of words.\n`
    expect(await read('CHANGELOG.md')).toBe(`# Changelog\n\n## Unreleased\n\n${section}`)
    expect(await git('status', '--porcelain')).toBe('')
    expect(await git('log', '-1', '--format=%s')).toBe('Release 0.1.0')
    expect(await git('for-each-ref', '--format=%(contents)', 'refs/tags/v0.1.0')).toContain('# of words.')
    expect(await git('rev-parse', 'v0.1.0^{commit}')).toBe(await git('rev-parse', 'HEAD'))
  })

  it('puts the next one above it, with the version in every manifest and in the lockfile', async () => {
    await release('0.1.0')
    await write(
      'CHANGELOG.md',
      (await read('CHANGELOG.md')).replace('## Unreleased\n', '## Unreleased\n\n### Fixed\n\n- Texts.\n'),
    )
    await commitAll()
    await release('0.2.0-rc.1', '--notes', 'notes.md')
    expect(await read('notes.md')).toBe('### Fixed\n\n- Texts.\n')
    const headings = (await read('CHANGELOG.md')).match(/^## .*$/gm)
    expect(headings).toEqual(['## Unreleased', `## 0.2.0-rc.1 (${today()})`, `## 0.1.0 (${today()})`])
    for (const path of ['package.json', 'apps/one/package.json'])
      expect(JSON.parse(await read(path))).toMatchObject({ version: '0.2.0-rc.1' })
    const version = '0.2.0-rc.1'
    const packages = { '': { version }, 'apps/one': { version }, 'node_modules/x': { version: '2.0.0' } }
    expect(JSON.parse(await read('package-lock.json'))).toEqual({ version, packages })
  })

  it('gathers the entries by kind', async () => {
    const open = ['### Fixed', '- Texts,', '  and mails.', '### Added', '- Orders.', '### Fixed', '- Links.']
    await write('CHANGELOG.md', `# Changelog\n\n## Unreleased\n\n${open.join('\n\n')}\n`)
    await commitAll()
    const { stdout } = await release('0.1.0', '--dry-run')
    expect(stdout).toBe('### Added\n\n- Orders.\n\n### Fixed\n\n- Texts,\n\n  and mails.\n- Links.\n')
  })

  it('is refused for entries without a kind, of an unknown kind, and for no entry', async () => {
    const refused: [entries: string, sentence: RegExp][] = [
      ['- Orders.\n', /entries without a kind\. .+### Added, .+ The first is: - Orders\.$/m],
      ['### New\n\n- Orders.\n', /has a kind “New”\. Each entry stands under one of these: ### Added/],
      ['### Added\n', /no entry under “## Unreleased”/],
      ['## 0.0.1 (2026-01-01)\n\n- Old.\n', /nothing under “## Unreleased”/],
    ]
    for (const [entries, sentence] of refused) {
      await write('CHANGELOG.md', `# Changelog\n\n## Unreleased\n\n${entries}`)
      await commitAll()
      await expectRefusal(['0.1.0'], sentence)
    }
  })

  it('only prints the notes when it is tried', async () => {
    const before = await git('rev-parse', 'HEAD')
    expect((await release('0.1.0', '--dry-run')).stdout).toBe('### Added\n\n- Orders.\n- # of words.\n')
    expect(await state()).toEqual([before, '', ''])
  })

  it('is refused without a version, for what is none, and for one that is older than the packages', () =>
    expectRefusals([
      [[], /npm run release/],
      ...['1.0', 'v1.0.0', '1.0.0.0', 'next', '01.0.0'].map((version): [string[], RegExp] => [
        [version],
        /is not a version like 1\.2\.3/,
      ]),
      [['0.0.9'], /0\.0\.9 is older than 0\.1\.0 of package\.json\.$/m],
    ]))

  it('is refused for a version that is not newer than the last', async () => {
    await release('0.10.0')
    await write('CHANGELOG.md', '## Unreleased\n\n### Added\n\n- More.\n')
    await commitAll()
    await expectRefusals(
      ['0.10.0', '0.9.0', '0.10.0-rc.1'].map((version) => [
        [version],
        /is not newer than v0\.10\.0, which is released\.$/m,
      ]),
    )
  })

  it('is refused where something is not committed', async () => {
    await write('new-file', '')
    await expectRefusal(['0.1.0'], /changes that are not committed/)
  })

  it('is refused on another branch than main', async () => {
    await git('switch', '--quiet', '--create', 'idea')
    await expectRefusal(['0.1.0'], /made on main; this is idea\.$/m)
    await git('switch', '--quiet', '--detach')
    await expectRefusal(['0.1.0'], /made on main; this is no branch\.$/m)
  })

  it('that cannot be tagged leaves everything as it was, and can be made again', async () => {
    await write('.git/refs/tags/v0.1.0.lock', '')
    await expectRefusal(['0.1.0'], /git tag failed.+Nothing is committed or tagged\.$/ms)
    await rm(join(folder, '.git/refs/tags/v0.1.0.lock'))
    await release('0.1.0')
    expect(await git('tag')).toBe('v0.1.0')
  })

  it.each(['pre-commit', 'post-commit'])('that fails keeps what somebody edits at its %s', async (hook) => {
    await write('README.md', 'One\n')
    await commitAll()
    const [before] = await state()
    await write('.git/refs/tags/v0.1.0.lock', '')
    await runAt(hook, `echo Two >> README.md\n[ ${hook} = post-commit ]`)
    await expect(release('0.1.0')).rejects.toMatchObject({
      stderr: expect.stringMatching(/Nothing is committed or tagged\.$/m),
    })
    expect(await state()).toEqual([before, 'M README.md', ''])
    expect(await read('README.md')).toBe('One\nTwo\n')
  })

  it('that fails is said to stay where its own files were edited since', async () => {
    await write('.git/refs/tags/v0.1.0.lock', '')
    await runAt('post-commit', 'echo Mine >> CHANGELOG.md')
    await expect(release('0.1.0')).rejects.toMatchObject({
      stderr: expect.stringMatching(/Take it back: its files were edited since\.$/m),
    })
    expect(await read('CHANGELOG.md')).toMatch(/^Mine$/m)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'that %s stops while it is tried leaves everything as it was',
    async (signal) => {
      const before = await git('rev-parse', 'HEAD')
      const [programs, clones] = [join(folder, '.git/programs'), join(folder, '.git/clones')]
      await Promise.all([programs, clones].map((path) => mkdir(path)))
      const npm = join(programs, 'npm')
      await writeFile(npm, '#!/bin/sh\necho installing\nexec sleep 60\n', { mode: 0o755 })
      const env = { ...process.env, PATH: `${programs}:${process.env['PATH']}`, TMPDIR: clones }
      const trial = execFile(process.execPath, [program, '0.1.0'], { cwd: folder, env })
      let said = ''
      trial.stderr?.on('data', (text: string) => {
        said += text
        if (text.includes('installing')) trial.kill(signal)
      })
      expect(await once(trial, 'close')).toEqual([1, null])
      expect(said).toMatch(/Nothing is committed or tagged\.$/m)
      expect(await git('rev-parse', 'HEAD')).toBe(before)
      expect([await git('status', '--porcelain'), await git('tag'), await readdir(clones)]).toEqual([
        '',
        '',
        [],
      ])
    },
  )
})
