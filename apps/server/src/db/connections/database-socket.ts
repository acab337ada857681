import { Socket } from 'node:net'

/** Closes after `silenceMs` without data: where packets are dropped, queries would hang. Message as in `pg`. */
export function databaseSocket(silenceMs: number): () => Socket {
  return () => {
    const socket = new Socket()
    const giveUp = () =>
      socket.destroy(new Error('Connection terminated: the database was silent for too long'))
    return socket.setTimeout(silenceMs, giveUp)
  }
}
