import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Waits until a port of this machine answers, at most for so many seconds. */
export async function untilListening(port: number, seconds: number) {
  const deadline = performance.now() + seconds * 1000
  while (performance.now() < deadline && !(await isListening(port))) await delay(50)
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
