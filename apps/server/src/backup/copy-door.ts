import { constants } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Env } from '../env.ts'
import { lines } from '../logs/log-lines.ts'
import type { Log } from '../logs/log.ts'
import { failureOf } from './new-file.ts'

/** What the server answers whoever asks for a copy: where it is, or why there is none. */
export interface CopyAnswer {
  copy?: string
  failure?: string
}

/** The folder for the door and what is handed out there; only the user of the server may look into it. */
const folderIn = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) => path.resolve(DATA_DIR, 'copies')

/** The shorter of both ways to write it: the path of a socket may have about a hundred characters. */
export function doorOf(env: Pick<Env, 'DATA_DIR'>): string {
  const absolute = path.join(folderIn(env), 'door')
  const relative = path.relative('', absolute)
  return relative.length < absolute.length ? relative : absolute
}

/**
 * Opens a door, a socket in `DATA_DIR`, by which another process of this user gets a copy of the embedded database: no
 * second process can read it while a server has it open. A copy lives as long as the connection that asked for it.
 * @returns what closes it
 */
export async function openCopyDoor(
  pglite: PGlite | null,
  env: Pick<Env, 'DATA_DIR'>,
  log: Log,
): Promise<() => Promise<void>> {
  if (!pglite) return async () => {}
  const folder = folderIn(env)
  // What a server that was killed has left.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    void handOut(pglite, env, socket, log)
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

async function handOut(pglite: PGlite, env: Pick<Env, 'DATA_DIR'>, socket: Socket, log: Log) {
  const copy = await mkdtemp(path.join(folderIn(env), 'pg-'))
  const remove = () => rm(copy, { recursive: true, force: true })
  const answer = (content: CopyAnswer) => socket.write(`${JSON.stringify(content)}\n`)
  try {
    // Between two statements its files are what a server that was killed now would find. Statements wait meanwhile.
    await pglite.runExclusive(() => cp(path.resolve(env.DATA_DIR, 'pg'), copy, copying))
    answer({ copy })
  } catch (error) {
    log.write(lines.copyFailed, { code: failureOf(error) })
    answer({ failure: failureOf(error) })
  }
  if (socket.destroyed) await remove()
  else socket.once('close', () => void remove())
}

/** At once where the file system can share what is the same. */
const copying = { recursive: true, mode: constants.COPYFILE_FICLONE }
