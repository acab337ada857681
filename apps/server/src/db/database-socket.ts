import { Socket } from 'node:net'

/**
 * A socket that gives up a database which has been silent for `silenceMs`: in a network that drops packets, queries
 * would otherwise wait for ever. The message begins as `pg`'s own does.
 */
export function databaseSocket(silenceMs: number): () => Socket {
  return () => {
    const socket = new Socket()
    const giveUp = () =>
      socket.destroy(new Error('Connection terminated: the database was silent for too long'))
    return socket.setTimeout(silenceMs, giveUp)
  }
}
