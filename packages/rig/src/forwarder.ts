import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy in front of a port, such as a virtual address in front of a database. */
export interface Forwarder {
  port: number
  /** Closes all connections; new ones go to this port. */
  leadTo: (port: number) => void
  /** Stops forwarding, as a network that drops packets; data waits. */
  hold: () => void
  /** Forwards the waiting data, and continues. */
  release: () => void
  close: () => Promise<void>
}

/** Opens a port on 127.0.0.1. */
export async function openForwarder(target: number): Promise<Forwarder> {
  const passage: Passage = { target, isHeld: false, sockets: new Set() }
  const { sockets } = passage
  const server = createServer((near) => passOn(near, passage))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => sockets.forEach((socket) => socket.destroy())
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      passage.target = port
      cut()
    },
    hold() {
      passage.isHeld = true
      sockets.forEach((socket) => socket.pause())
    },
    release() {
      passage.isHeld = false
      sockets.forEach((socket) => socket.resume())
    },
    async close() {
      server.close()
      cut()
      await once(server, 'close')
    },
  }
}

interface Passage {
  target: number
  isHeld: boolean
  sockets: Set<Socket>
}

function passOn(near: Socket, { target, isHeld, sockets }: Passage) {
  const far = connect(target, '127.0.0.1')
  for (const [socket, other] of [
    [near, far],
    [far, near],
  ] as const) {
    sockets.add(socket)
    socket.on('data', (chunk) => other.write(chunk))
    if (isHeld) socket.pause()
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      other.destroy()
    })
  }
}
