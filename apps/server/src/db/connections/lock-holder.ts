import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'
import { codeOf } from '../../errors/code-of.ts'

export interface LockHolder {
  pid: number
  /** Start time of the process in clock ticks since boot (proc(5), field 22). 0 without /proc. */
  startTime: number
  /** Host and pid namespace of the pid. Differs between two containers on one volume. */
  place: string
}

export async function thisProcess(): Promise<LockHolder> {
  return { pid: process.pid, startTime: await startTimeOf(process.pid), place: await thisPlace() }
}

/** Null: not a lock file's content. */
export function parseHolder(content: string): LockHolder | null {
  const [pid, startTime, place] = content.trim().split(' ')
  if (!pid || !startTime || !place || !/^\d+$/.test(pid)) return null
  return { pid: Number(pid), startTime: Number(startTime), place }
}

export const formatHolder = ({ pid, startTime, place }: LockHolder) => `${pid} ${startTime} ${place}\n`

/** True if the holder lives; `'elsewhere'` if its pid cannot be checked from here. */
export async function isAlive({ pid, startTime, place }: LockHolder): Promise<boolean | 'elsewhere'> {
  if (place !== (await thisPlace())) return 'elsewhere'
  // The pid may have been reused; the other program's start time differs.
  if ((await startTimeOf(pid)) !== startTime) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

async function thisPlace(): Promise<string> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '-')
  return `${hostname()}/${namespace}`.replaceAll(/\s/g, '_')
}

async function startTimeOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 0)
}
