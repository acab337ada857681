import { useEmptyFolder } from '@northword/rig/during-tests'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockDataDirectory } from './data-lock.ts'
import { formatHolder, thisProcess } from './lock-holder.ts'

const holding = `
  const { lockDataDirectory } = await import(process.argv[1])
  await lockDataDirectory(process.argv[2]).then(() => console.log('held'), (error) => { console.log(error.message); process.exit() })
  setInterval(() => {}, 1000)
`
const moduleUrl = path.join(import.meta.dirname, 'data-lock.ts')

/** Another process that tries to take the lock. `said`: `held`, or the error. */
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
  const directory = useEmptyFolder()

  it('refuses a second process, names the first, and is free again after that was killed', async () => {
    const first = await tryElsewhere(directory)
    const second = await tryElsewhere(directory)
    await first.end()
    expect(second.said).toBe(
      `The data directory ${directory} is in use by another Northword, process ${first.pid}.`,
    )
    const third = await tryElsewhere(directory)
    await third.end()
    expect(third.said).toBe('held')
  })

  it('does not believe a pid that another program has been given since', async () => {
    const { place } = await thisProcess()
    await writeFile(path.join(directory, 'pg.lock'), formatHolder({ pid: process.ppid, startTime: 1, place }))
    const release = await lockDataDirectory(directory)
    expect(await readFile(path.join(directory, 'pg.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    await release()
  })

  it('is held by one of many that start at once over a dead holder', async () => {
    const { place } = await thisProcess()
    await writeFile(path.join(directory, 'pg.lock'), formatHolder({ pid: 999_999_999, startTime: 1, place }))
    const all = await Promise.all(Array.from({ length: 6 }, () => tryElsewhere(directory)))
    await Promise.all(all.map((one) => one.end()))
    expect(all.filter(({ said }) => said === 'held')).toHaveLength(1)
  })

  it('is refused while a holder in another container gives signs of life', async () => {
    const lock = path.join(directory, 'pg.lock')
    await writeFile(lock, formatHolder({ pid: 1, startTime: 1, place: 'another-container/pid:[1]' }))
    const beat = setInterval(() => void utimes(lock, new Date(), new Date()), 300)
    await expect(lockDataDirectory(directory)).rejects.toThrow('in use by another Northword, process 1')
    clearInterval(beat)
  })

  it('is taken from a holder in another container that has fallen silent', async () => {
    const lock = path.join(directory, 'pg.lock')
    await writeFile(lock, formatHolder({ pid: 1, startTime: 1, place: 'another-container/pid:[1]' }))
    const release = await lockDataDirectory(directory, 500)
    expect(await readFile(lock, 'utf8')).toBe(formatHolder(await thisProcess()))
    await release()
  })

  it('refuses a directory that cannot be made', async () => {
    await expect(lockDataDirectory('/dev/null/data')).rejects.toThrow('ENOTDIR')
    await expect(lockDataDirectory('/proc/northword')).rejects.toThrow('ENOENT')
  })

  it('leaves no file behind when let go', async () => {
    const release = await lockDataDirectory(directory)
    await release()
    expect(await readdir(directory)).toEqual([])
  })
})
