import { Socket } from 'node:net'

/**
 * A socket that is closed after `silenceMs` without data: in a network that drops packets, queries would wait for
 * ever. The message begins like `pg`'s own.
 */
export function databaseSocket(silenceMs: number): () => Socket {
  return () => {
    const socket = new Socket()
    const giveUp = () =>
      socket.destroy(new Error('Connection terminated: the database was silent for too long'))
    return socket.setTimeout(silenceMs, giveUp)
  }
}
