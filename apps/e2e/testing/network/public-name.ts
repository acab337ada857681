import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { makeCertificate } from '@northword/rig/certificate'

/** A public name of a site on this machine. Only a browser with these flags knows it. */
const host = 'quill.example'
export const knowsPublicName = [`--host-resolver-rules=MAP ${host} 127.0.0.1`]

interface PublicName {
  /** Origin with TLS, under a certificate that no authority signed. */
  url: string
  /** Sends what arrives to this port. */
  leadTo: (port: number) => void
  close: () => Promise<void>
}

/** Ends TLS as a proxy does. */
export async function openPublicName(): Promise<PublicName> {
  const folder = await mkdtemp(join(tmpdir(), 'northword-name-'))
  const certificate = await makeCertificate(folder, host)
  await rm(folder, { recursive: true })
  let target = 0
  const sockets = new Set<{ destroy: () => void }>()
  const server = createServer(certificate, (near) => {
    const far = connect(target, '127.0.0.1')
    near.pipe(far).pipe(near)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `https://${host}:${(server.address() as AddressInfo).port}`,
    leadTo(port) {
      target = port
    },
    async close() {
      server.close()
      sockets.forEach((socket) => socket.destroy())
      await once(server, 'close')
    },
  }
}
