import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'
import { codeOf } from '../errors/code-of.ts'

/** The holder of a lock, as it stands in the lock file. */
export interface LockHolder {
  pid: number
  /** When the process started, in clock ticks since boot (proc(5), field 22); 0 where there is no /proc. */
  startTime: number
  /** The host and pid namespace that its pid belongs to. Two containers on one volume differ here. */
  place: string
}

/** This process as the holder of a lock. */
export async function thisProcess(): Promise<LockHolder> {
  return { pid: process.pid, startTime: await startTimeOf(process.pid), place: await thisPlace() }
}

/** Reads the content of a lock file; null where it is not one. */
export function parseHolder(content: string): LockHolder | null {
  const [pid, startTime, place] = content.trim().split(' ')
  if (!pid || !startTime || !place || !/^\d+$/.test(pid)) return null
  return { pid: Number(pid), startTime: Number(startTime), place }
}

/** The content of a lock file. */
export const formatHolder = ({ pid, startTime, place }: LockHolder) => `${pid} ${startTime} ${place}\n`

/** Whether the holder lives; `'elsewhere'` where its pid cannot be checked from here. */
export async function isAlive({ pid, startTime, place }: LockHolder): Promise<boolean | 'elsewhere'> {
  if (place !== (await thisPlace())) return 'elsewhere'
  // The pid may belong to another program by now, which has another start time.
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
