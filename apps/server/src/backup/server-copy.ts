import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { commands } from '@northword/content/operate/commands'
import type { Env } from '../env.ts'
import { BackupError } from './backup-error.ts'
import { type CopyAnswer, doorOf } from './copy-door.ts'

export interface ServerCopy {
  folder: string
  remove: () => Promise<void>
}

/**
 * Asks the server of this data directory for a copy; null if no socket accepts this user.
 * @throws {BackupError} if the server cannot make a copy
 */
export async function askForCopy(env: Pick<Env, 'DATA_DIR'>): Promise<ServerCopy | null> {
  const socket = connect(doorOf(env))
  try {
    await once(socket, 'connect')
  } catch {
    return null
  }
  const answer = await firstLine(createInterface({ input: socket }))
  socket.on('error', () => {})
  if (!answer?.copy) {
    socket.destroy()
    throw new BackupError(commands.backup.noCopy(answer?.failure ?? ''))
  }
  const folder = answer.copy
  const remove = async () => {
    await rm(folder, { recursive: true, force: true })
    socket.destroy()
  }
  return { folder, remove }
}

async function firstLine(lines: AsyncIterable<string>): Promise<CopyAnswer | null> {
  try {
    for await (const line of lines) return JSON.parse(line) as CopyAnswer
  } catch {
    // Same as no answer.
  }
  return null
}
