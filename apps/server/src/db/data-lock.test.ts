import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataDirectory } from './data-lock.ts'

const holding = `
  const { lockDataDirectory } = await import(process.argv[1])
  await lockDataDirectory(process.argv[2]).then(() => console.log('held'), (error) => { console.log(error.message); process.exit() })
  setInterval(() => {}, 1000)
`
const moduleUrl = path.join(import.meta.dirname, 'data-lock.ts')

/** Another process that tries to take the lock; `said` is `held` or why not. */
async function tryElsewhere(directory: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holding, moduleUrl, directory])
  const [said] = await once(child.stdout, 'data')
  const end = async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null) await once(child, 'exit')
  }
  return { pid: child.pid, said: String(said).trim(), end }
}

describe('The lock of the data directory', () => {
  let directory: string
  beforeEach(async () => void (directory = await mkdtemp(path.join(tmpdir(), 'nw-lock-'))))
  afterEach(() => rm(directory, { recursive: true }))

  it('refuses a second process and names the first', async () => {
    const first = await tryElsewhere(directory)
    const second = await tryElsewhere(directory)
    await first.end()
    expect(second.said).toBe(
      `The data directory ${directory} is in use by another Northword, process ${first.pid}.`,
    )
  })

  it('is free again after its holder was killed', async () => {
    const first = await tryElsewhere(directory)
    await first.end()
    const second = await tryElsewhere(directory)
    await second.end()
    expect(second.said).toBe('held')
  })

  it('does not believe a pid that another program has been given since', async () => {
    await writeFile(path.join(directory, 'pg.lock'), `${process.ppid} 1\n`)
    const release = await lockDataDirectory(directory)
    expect(await readFile(path.join(directory, 'pg.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    await release()
  })

  it('is held by one of many that start at once over a dead holder', async () => {
    await writeFile(path.join(directory, 'pg.lock'), '999999999 1\n')
    const all = await Promise.all(Array.from({ length: 6 }, () => tryElsewhere(directory)))
    await Promise.all(all.map((one) => one.end()))
    expect(all.filter(({ said }) => said === 'held')).toHaveLength(1)
  })

  it('leaves no file behind when let go', async () => {
    const release = await lockDataDirectory(directory)
    await release()
    expect(await readdir(directory)).toEqual([])
  })
})
