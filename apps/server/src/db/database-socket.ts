import { Socket } from 'node:net'

/**
 * A socket that gives up a database which says nothing for `silenceMs`: a network that swallows
 * packets would otherwise keep whoever waits waiting. The sentence begins as `pg`'s own does.
 */
export function databaseSocket(silenceMs: number): () => Socket {
  return () => {
    const socket = new Socket()
    const giveUp = () =>
      socket.destroy(new Error('Connection terminated: the database was silent for too long'))
    return socket.setTimeout(silenceMs, giveUp)
  }
}
