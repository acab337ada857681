/** @module-tag thorough */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { useFolder } from '@northword/rig/during-tests'
import { lacks } from '@northword/rig/for-want-of'
import { installed } from '@northword/rig/installed'
import { envNames } from '@northword/server/env'
import { describe, expect, it } from 'vitest'
import { readStages } from '../testing/operations/dockerfile.ts'
import { startWords } from '../testing/operations/server-command.ts'
import { env } from '../testing/env.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (path: string) => readFile(join(root, path), 'utf8')

describe('The unit for systemd', async () => {
  const unit = await read('deploy/northword.service')

  it('starts the server as npm start does', () => {
    expect(/^ExecStart=\/opt\/northword\/(.*)$/m.exec(unit)?.[1]?.split(' ')).toEqual(startWords)
  })

  it('sets nothing that the server does not read', () => {
    const names = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name)
    expect([...envNames, 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX']).toEqual(expect.arrayContaining(names))
  })

  describe('for systemd-analyze', () => {
    if (lacks(!installed('systemd-analyze')[0] && 'systemd-analyze')) return

    it('is understood', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'northword-unit-'))
      const file = join(folder, 'northword.service')
      await writeFile(
        file,
        unit.replace(/\/opt\/northword\/\S+/, '/bin/true').replaceAll('/opt/northword', folder),
      )
      const { stdout, stderr } = await run('systemd-analyze', ['verify', '--man=no', file])
      expect(stdout + stderr).toBe('')
      await rm(folder, { recursive: true })
    })

    it('is open to little: 1.5 of 10 at most, by its own measure', async () => {
      const file = join(root, 'deploy/northword.service')
      const measured = ['security', '--offline=yes', '--threshold=15', '--no-pager', file]
      expect((await run('systemd-analyze', measured)).stdout).toContain('Overall exposure level')
    })
  })
})

describe('The command of the operator', () => {
  const folder = useFolder()

  /** Settings as the installed command has them, with this file for the service's, and played by any user. */
  async function shownWith(settings: string) {
    const file = join(folder, 'northword.env')
    const script = (await read('deploy/northword'))
      .replaceAll('/etc/northword.env', file)
      .replaceAll('/opt/northword', root)
    const executable = { mode: 0o755 }
    await writeFile(file, settings)
    await writeFile(join(folder, 'id'), '#!/bin/sh\necho 0\n', executable)
    await writeFile(join(folder, 'runuser'), '#!/bin/sh\nshift 2\nexec "$@"\n', executable)
    const PATH = `${folder}:${env.path}`
    return (await run('sh', ['-c', script, 'northword', 'config'], { env: { PATH } })).stdout
  }

  it('has the defaults of the unit', async () => {
    const shown = await shownWith('PORT=4000\n# DATA_DIR=/elsewhere\n')
    expect(shown).toMatch(/^DATA_DIR +\/var\/lib\/northword +environment$/m)
    expect(shown).toMatch(/^NODE_ENV +production +environment$/m)
  })

  it('takes from the file of settings what the service takes from it', async () => {
    const shown = await shownWith('DATA_DIR="/else where"\nNODE_ENV=development\n')
    expect(shown).toMatch(/^DATA_DIR +\/else where +file$/m)
    expect(shown).toMatch(/^NODE_ENV +development +file$/m)
  })
})

it('The image starts the server as npm start does', async () => {
  const { image } = readStages(await read('Dockerfile'))
  const started = image?.instructions.find(({ name }) => name === 'CMD')?.rest ?? '[]'
  expect(JSON.parse(started)).toEqual(['node', ...startWords.slice(1)])
})
