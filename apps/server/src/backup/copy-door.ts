import { constants } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { type Machine, thisMachine } from '../checks/machine.ts'
import type { Env } from '../env.ts'
import { lines } from '../logs/log-lines.ts'
import type { Log } from '../logs/log.ts'
import { failureOf } from './new-file.ts'

export interface CopyAnswer {
  copy?: string
  failure?: string
}

/** Directory of the socket and the copies, mode 0700. */
const folderIn = ({ DATA_DIR }: Env) => path.resolve(DATA_DIR, 'copies')

/** The shorter of the absolute and relative path: a socket's path is limited to about a hundred characters. */
export function doorOf(env: Env): string {
  const absolute = path.join(folderIn(env), 'door')
  const relative = path.relative('', absolute)
  return relative.length < absolute.length ? relative : absolute
}

/**
 * Opens a socket in `DATA_DIR` through which another process of this user gets a copy of PGlite, which only one
 * process can open. A copy is deleted when its connection closes.
 * @returns a function that closes the socket
 */
export async function openCopyDoor(
  pglite: PGlite | null,
  env: Env,
  log: Log,
  { freeBytes }: Pick<Machine, 'freeBytes'> = thisMachine,
): Promise<() => Promise<void>> {
  if (!pglite) return async () => {}
  const folder = folderIn(env)
  // Copies left by a killed server.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    void handOut({ pglite, env, freeBytes }, socket, log)
  })
  await new Promise<void>((resolve) => {
    server.on('error', (error) => {
      log.write(lines.copyDoorClosed, { code: failureOf(error) })
      resolve()
    })
    server.listen(doorOf(env), resolve)
  })
  return async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
    await rm(doorOf(env), { force: true })
  }
}

interface Copying extends Pick<Machine, 'freeBytes'> {
  pglite: PGlite
  env: Env
}

async function handOut({ pglite, env, freeBytes }: Copying, socket: Socket, log: Log) {
  const database = path.resolve(env.DATA_DIR, 'pg')
  const answer = (content: CopyAnswer) => socket.write(`${JSON.stringify(content)}\n`)
  try {
    const copy = await mkdtemp(path.join(folderIn(env), 'pg-'))
    try {
      // Between two statements its files are as after a crash now, which PGlite can recover. Statements wait.
      await pglite.runExclusive(async () => {
        if ((await freeBytes(copy)) < (await bytesIn(database)) + bytesForLog) throw new NoRoomError()
        await cp(database, copy, copying)
      })
      answer({ copy })
    } finally {
      removeAfter(socket, copy, log)
    }
  } catch (error) {
    log.write(lines.copyFailed, { code: failureOf(error) })
    answer({ failure: failureOf(error) })
  }
}

function removeAfter(socket: Socket, copy: string, log: Log) {
  const remove = () =>
    rm(copy, { recursive: true, force: true }).catch((error: unknown) =>
      log.write(lines.copyKept, { code: failureOf(error) }),
    )
  if (socket.destroyed) void remove()
  else socket.once('close', () => void remove())
}

/** Instant on file systems with copy-on-write clones. */
const copying = { recursive: true, mode: constants.COPYFILE_FICLONE }

/** Room beside a copy for the log of the database, without which PGlite ends the process. */
const bytesForLog = 64 * 1024 * 1024

class NoRoomError extends Error {
  readonly code = 'ENOSPC'
}

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true })
  const found = await Promise.all(names.map((name) => stat(path.join(folder, name))))
  return found.reduce((bytes, { size }) => bytes + size, 0)
}
