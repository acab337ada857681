import { setTimeout as delay } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { until } from './until.ts'

/** A caught mail: its envelope, its parsed content and its source. */
export interface CaughtMail {
  envelope: { from: string; to: string[] }
  email: Email
  raw: string
}

/** A mail server of its own on this machine. */
export interface MailCatcher {
  url: string
  /** Every mail that arrived whole, whether it was then accepted or not. */
  tries: CaughtMail[]
  /** Decides what the server says to a whole mail; `count` is 1 at the first to that address. Accepts by default. */
  answer: (address: string, count: number) => keyof typeof answers | 'hang'
  /** The caught mails to that address, once there is one. */
  caught(address: string): Promise<CaughtMail[]>
  close(): Promise<void>
}

const answers = {
  accept: () => undefined,
  defer: () => Object.assign(new Error('Try again later'), { responseCode: 451 }),
  refuse: () => Object.assign(new Error('No such mailbox'), { responseCode: 550 }),
}

/** Starts a mail server that collects mails. It ends with `close`. */
export async function catchMail(): Promise<MailCatcher> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const to = envelope.rcptTo.map(({ address }) => address)
      void stream.toArray().then(
        async (chunks: Buffer[]) => {
          const raw = Buffer.concat(chunks).toString()
          catcher.tries.push({ envelope: { from, to }, email: await PostalMime.parse(raw), raw })
          const answer = catcher.answer(
            to[0] ?? '',
            catcher.tries.filter((mail) => mail.envelope.to[0] === to[0]).length,
          )
          if (answer !== 'hang') done(answers[answer]())
          // A client that dies in the middle of a mail has sent none.
        },
        () => undefined,
      )
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listening = server.server.address()
  const port = typeof listening === 'object' && listening ? listening.port : 0
  const catcher: MailCatcher = {
    url: `smtp://127.0.0.1:${port}?socketTimeout=700`,
    tries: [],
    answer: () => 'accept',
    async caught(address) {
      const toThem = () => catcher.tries.filter(({ envelope }) => envelope.to.includes(address))
      await until(`a mail to ${address}`, async () => toThem().length > 0 || undefined)
      // A second copy would follow at once.
      await delay(100)
      return toThem()
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
  return catcher
}
