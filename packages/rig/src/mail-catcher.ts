import { setTimeout as delay } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server'
import { until } from './until.ts'

/** A caught mail: its envelope, its parsed content, its source and what the sender was told. */
export interface CaughtMail {
  envelope: { from: string; to: string[] }
  email: Email
  raw: string
  answer: MailAnswer
}

/** What the server says to a whole mail; it says nothing where it hangs, and accepts after a fifth of one where it is slow. */
type MailAnswer = keyof typeof answers | 'hang'

/** A mail server of its own on this machine. */
export interface MailCatcher {
  url: string
  /** Every mail that arrived whole, whether it was then accepted or not. */
  tries: CaughtMail[]
  /** Decides what the server says to a whole mail; `count` is 1 at the first to that address. Accepts by default. */
  answer: (address: string, count: number) => MailAnswer
  /** The caught mails to that address, once there is one. */
  caught(address: string): Promise<CaughtMail[]>
  close(): Promise<void>
}

const answers = {
  accept: () => undefined,
  slow: () => undefined,
  defer: () => Object.assign(new Error('Try again later'), { responseCode: 451 }),
  refuse: () => Object.assign(new Error('No such mailbox'), { responseCode: 550 }),
}

/** Starts a mail server that collects mails, on any free port where none is given. It ends with `close`. */
export async function catchMail(wantedPort = 0): Promise<MailCatcher> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      void stream.toArray().then(
        async (chunks: Buffer[]) => {
          const answer = await keep(Buffer.concat(chunks).toString(), envelope)
          if (answer === 'slow') await delay(200)
          if (answer !== 'hang') done(answers[answer]())
          // A client that dies in the middle of a mail has sent none.
        },
        () => undefined,
      )
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve))
  const listening = server.server.address()
  const port = typeof listening === 'object' && listening ? listening.port : 0
  const catcher = boxAt(`smtp://127.0.0.1:${port}?socketTimeout=700`, server)
  const keep = keeperOf(catcher)
  return catcher
}

function boxAt(url: string, server: SMTPServer): MailCatcher {
  const tries: CaughtMail[] = []
  return {
    url,
    tries,
    answer: () => 'accept',
    async caught(address) {
      const toThem = () => tries.filter(({ envelope }) => envelope.to.includes(address))
      await until(`a mail to ${address}`, async () => toThem().length > 0 || undefined)
      // A second copy would follow at once.
      await delay(100)
      return toThem()
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Keeps a whole mail before its sender hears the answer. */
function keeperOf(catcher: MailCatcher) {
  const counts = new Map<string, number>()
  return async (raw: string, { mailFrom, rcptTo }: SMTPServerEnvelope): Promise<MailAnswer> => {
    const to = rcptTo.map(({ address }) => address)
    const [first = ''] = to
    const email = await PostalMime.parse(raw)
    const count = (counts.get(first) ?? 0) + 1
    counts.set(first, count)
    const answer = catcher.answer(first, count)
    const told = answer === 'slow' ? 'accept' : answer
    catcher.tries.push({ envelope: { from: mailFrom ? mailFrom.address : '', to }, email, raw, answer: told })
    return answer
  }
}
