import { existsSync } from 'node:fs'
import { mkdtemp, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { checks } from '@northword/content/operate/checks'
import type { Env } from '../env.ts'
import { reasonOf } from '../features/mail/queue/reason-of.ts'
import type { Finding } from './finding.ts'
import type { Machine } from './machine.ts'

const megabyte = 1024 * 1024
const leastFreeBytes = 500 * megabyte

export const checkSite = ({ NODE_ENV }: Env, { site }: Machine): Finding[] =>
  existsSync(site) || NODE_ENV === 'development' ? [] : [{ check: 'notBuilt', sentence: checks.notBuilt }]

/** Checks that the data directory, or the nearest existing parent, is writable. */
export async function checkFolder({ DATA_DIR }: Env): Promise<Finding[]> {
  const folder = standing(path.resolve(DATA_DIR))
  try {
    await rmdir(await mkdtemp(path.join(folder, 'northword-check-')))
    return []
  } catch (error) {
    return [{ check: 'folderClosed', sentence: checks.folderClosed(DATA_DIR, reasonOf(error)) }]
  }
}

export async function checkDisk({ DATA_DIR }: Env, { freeBytes }: Machine): Promise<Finding[]> {
  const free = await freeBytes(standing(path.resolve(DATA_DIR)))
  if (free >= leastFreeBytes) return []
  return [{ check: 'diskFull', sentence: checks.diskFull(DATA_DIR, Math.floor(free / megabyte)) }]
}

/** The folder, or its nearest existing parent. */
export function standing(folder: string): string {
  return existsSync(folder) ? folder : standing(path.dirname(folder))
}
