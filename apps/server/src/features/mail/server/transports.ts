import { deskMailServer } from '@northword/content/desk/desk-mail-server'
import type { Em } from '../../../db/orm.ts'
import { createSeals } from '../../../secrets/seals.ts'
import { createTransport, fixedTransport, type Transport, type Transports } from '../queue/transport.ts'
import { mailServerSet, type MailSettings, urlOf } from './mail-server-in-use.ts'

/** Looks for the server in use before each mail, so that every process follows a change at the desk at once. */
export function createTransports(env: MailSettings): Transports {
  if (env.SMTP_URL) return fixedTransport(createTransport(env.SMTP_URL))
  const seals = createSeals(env)
  let open: { id: string; transport: Transport } | null = null
  return {
    async now(em: Em) {
      const server = await mailServerSet(em)
      if (!server) return null
      if (open?.id === server.id) return open.transport
      const url = await urlOf(server, seals)
      if (url === null) throw new Error(deskMailServer.passwordLost)
      // Another mail may have opened it meanwhile.
      if (open?.id === server.id) return open.transport
      open?.transport.close()
      open = { id: server.id, transport: createTransport(url) }
      return open.transport
    },
    close: () => open?.transport.close({ force: true }),
  }
}
