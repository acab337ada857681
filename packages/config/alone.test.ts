import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const program = path.join(import.meta.dirname, '../../bin/alone.mjs')

describe('Two processes that install or build in one folder', { timeout: 60_000 }, () => {
  let folder: string
  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'northword-alone-'))))
  afterEach(() => rm(folder, { recursive: true }))

  const lock = () => path.join(folder, 'lock')

  /** Does work alone, in another process. Resolves to its exit code and its output. */
  async function work(what: string) {
    const script = `import { alone } from ${JSON.stringify(program)}
      import { appendFileSync } from 'node:fs'
      const write = (text) => appendFileSync(${JSON.stringify(path.join(folder, 'done'))}, text)
      await alone(async () => { ${what} }, ${JSON.stringify(lock())})`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const code = new Promise<number | null>((resolve) => void child.on('close', resolve))
    const errors = await text(child.stderr)
    return { code: await code, errors }
  }
  const slowly = `write('a'); await new Promise((end) => setTimeout(end, 1_000)); write('b')`
  const done = () => readFile(path.join(folder, 'done'), 'utf8')

  it('do so one after the other, and the one that waits says so', async () => {
    const both = await Promise.all([work(slowly), work(slowly)])
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect(await done()).toBe('abab')
    expect(both.filter(({ errors }) => errors.includes('waiting for it'))).toHaveLength(1)
    expect(existsSync(lock())).toBe(false)
  })

  it('leave the folder free if their work ends the process', async () => {
    expect((await work(`process.exit(3)`)).code).toBe(3)
    expect(existsSync(lock())).toBe(false)
  })

  it.each([-60_000, 60_000])(
    'wait for no process that was killed, by a clock that is %s ms off',
    async (off) => {
      await writeFile(lock(), '')
      const at = new Date(Date.now() + off)
      await utimes(lock(), at, at)
      expect((await work(`write('a')`)).code).toBe(0)
      expect(await done()).toBe('a')
    },
  )
})
