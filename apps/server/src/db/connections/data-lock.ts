import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../../errors/code-of.ts'
import { formatHolder, isAlive, type LockHolder, parseHolder, thisProcess } from './lock-holder.ts'

const beatMs = 1_000
/** A holder on another host or in another container counts as dead after this long without a touch. */
const longestSilenceMs = 10_000

export class DataLockedError extends Error {
  constructor(directory: string, { pid }: LockHolder) {
    super(`The data directory ${directory} is in use by another Northword, process ${pid}.`)
  }
}

/**
 * Locks PGlite's directory and returns a function that unlocks it. The lock is a file that names its holder and is
 * touched every second; a dead holder's is taken over, at once if its pid can be checked, else after ten seconds.
 * @throws {DataLockedError} naming the living holder
 */
export async function lockDataDirectory(
  directory: string,
  silenceMs = longestSilenceMs,
): Promise<() => Promise<void>> {
  await makeDirectory(directory)
  const lock = path.join(directory, 'pg.lock')
  const mine = `${lock}.${process.pid}`
  await writeFile(mine, formatHolder(await thisProcess()))
  try {
    while (!(await takeFree(mine, lock))) await reapDead(directory, lock, silenceMs)
  } finally {
    await rm(mine, { force: true })
  }
  const beat = setInterval(() => void touch(lock), beatMs).unref()
  return async () => {
    clearInterval(beat)
    await rm(lock, { force: true })
  }
}

/** Like recursive `mkdir`, which in Node never ends if a parent cannot contain directories. Mode 0700. */
async function makeDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    const parent = path.dirname(directory)
    if (codeOf(error) !== 'ENOENT' || existsSync(parent)) throw error
    await makeDirectory(parent)
    await makeDirectory(directory)
  }
}

/** `link` creates the lock with its content in one step, or fails if there is one. */
async function takeFree(mine: string, lock: string): Promise<boolean> {
  try {
    await link(mine, lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

async function reapDead(directory: string, lock: string, silenceMs: number) {
  const content = await readOrEmpty(lock)
  const holder = parseHolder(content)
  if (holder && (await holds(holder, lock, silenceMs))) throw new DataLockedError(directory, holder)
  const grave = `${lock}.dead.${process.pid}`
  await rename(lock, grave).catch(() => {})
  // Another process took the lock over between reading and renaming, so it is given back.
  if ((await readOrEmpty(grave)) !== content) await link(grave, lock).catch(() => {})
  await rm(grave, { force: true })
}

async function holds(holder: LockHolder, lock: string, silenceMs: number): Promise<boolean> {
  const alive = await isAlive(holder)
  if (alive !== 'elsewhere') return alive
  const before = await touchedAt(lock)
  for (let waited = 0; waited < silenceMs; waited += beatMs) {
    await sleep(beatMs)
    if ((await touchedAt(lock)) !== before) return true
  }
  return false
}

const touch = (lock: string) => utimes(lock, new Date(), new Date()).catch(() => {})

const touchedAt = (lock: string) =>
  stat(lock).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

const readOrEmpty = (file: string) => readFile(file, 'utf8').catch(() => '')
