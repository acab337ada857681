import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Another process holds the data directory; `holder` is its pid. */
export class DataLockedError extends Error {
  readonly holder: number

  constructor(directory: string, holder: number) {
    super(`The data directory ${directory} is in use by another Northword, process ${holder}.`)
    this.holder = holder
  }
}

/**
 * Takes the embedded database's directory for this process and returns how to let it go. The lock is
 * a file beside the database with the holder's pid and start time, so that a holder that died, or
 * whose pid another program has since been given, is reaped.
 * @throws {DataLockedError} naming the living holder
 */
export async function lockDataDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true })
  const lock = path.join(directory, 'pg.lock')
  const mine = `${lock}.${process.pid}`
  await writeFile(mine, `${process.pid} ${await startTimeOf(process.pid)}\n`)
  try {
    while (!(await takeFree(mine, lock))) await reapDead(directory, lock)
  } finally {
    await rm(mine, { force: true })
  }
  return () => rm(lock, { force: true })
}

/** `link` makes the lock and its content appear in one step, or fails because there is one. */
async function takeFree(mine: string, lock: string): Promise<boolean> {
  try {
    await link(mine, lock)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

async function reapDead(directory: string, lock: string) {
  const content = await readOrEmpty(lock)
  const [pid = NaN, startTime] = content.trim().split(' ').map(Number)
  if (await isAlive(pid, startTime)) throw new DataLockedError(directory, pid)
  const grave = `${lock}.dead.${process.pid}`
  await rename(lock, grave).catch(() => {})
  // Between the reading and the renaming another process may have reaped and locked: then give it back.
  if ((await readOrEmpty(grave)) !== content) await link(grave, lock).catch(() => {})
  await rm(grave, { force: true })
}

async function isAlive(pid: number, startTime: number | undefined): Promise<boolean> {
  if (!Number.isInteger(pid) || pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
  return (await startTimeOf(pid)) === startTime
}

/** When a process started, in clock ticks since boot (proc(5), field 22); 0 where there is no /proc. */
async function startTimeOf(pid: number): Promise<number> {
  const stat = await readOrEmpty(`/proc/${pid}/stat`)
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 0)
}

const readOrEmpty = (file: string) => readFile(file, 'utf8').catch(() => '')

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
