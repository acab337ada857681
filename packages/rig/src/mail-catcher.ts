import { setTimeout as delay } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerEnvelope, type SMTPServerOptions } from 'smtp-server'
import { until } from './until.ts'

/** A caught mail with envelope, parsed content, source and the reply to its sender. */
export interface CaughtMail {
  envelope: { from: string; to: string[] }
  email: Email
  raw: string
  answer: MailAnswer
}

/** Reply to a complete mail. `hang` sends none; `slow` accepts after 200 ms. */
export type MailAnswer = keyof typeof answers | 'hang'

/** Chooses a reply; `count` is 1 for the first mail to that address. */
type Answering = (address: string, count: number) => MailAnswer

/** An SMTP server on this machine. */
export interface MailCatcher {
  url: string
  /** Complete mails, accepted or not. */
  tries: CaughtMail[]
  /** Sets the replies from now on. Default: accept. */
  answer: (answering: Answering) => void
  /** Mails to that address; waits for the first. */
  caught(address: string): Promise<CaughtMail[]>
  close(): Promise<void>
}

const answers = {
  accept: () => undefined,
  slow: () => undefined,
  defer: () => Object.assign(new Error('Try again later'), { responseCode: 451 }),
  refuse: () => Object.assign(new Error('No such mailbox'), { responseCode: 550 }),
}

/** Starts an SMTP server, on any free port by default. It ends with `close`. */
export async function catchMail(
  wantedPort = 0,
  options: SMTPServerOptions = { disabledCommands: ['AUTH', 'STARTTLS'] },
): Promise<MailCatcher> {
  const tries: CaughtMail[] = []
  let answering: Answering = () => 'accept'
  const keep = keeperOf(tries, (...asked) => answering(...asked))
  const server = new SMTPServer({
    ...options,
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      void stream.toArray().then(
        async (chunks: Buffer[]) => {
          const answer = await keep(Buffer.concat(chunks).toString(), envelope)
          if (answer === 'slow') await delay(200)
          if (answer !== 'hang') done(answers[answer]())
          // A client that disconnects in the middle of a mail has sent none.
        },
        () => undefined,
      )
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve))
  const listening = server.server.address()
  const port = typeof listening === 'object' && listening ? listening.port : 0
  const box = boxAt(`smtp://127.0.0.1:${port}`, server, tries)
  return { ...box, answer: (next) => void (answering = next) }
}

function boxAt(url: string, server: SMTPServer, tries: CaughtMail[]): Omit<MailCatcher, 'answer'> {
  return {
    url,
    tries,
    async caught(address) {
      const toThem = () => tries.filter(({ envelope }) => envelope.to.includes(address))
      await until(`a mail to ${address}`, async () => toThem().length > 0 || undefined)
      // A duplicate would follow at once.
      await delay(100)
      return toThem()
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Stores a complete mail before its sender gets the reply. */
function keeperOf(tries: CaughtMail[], answerTo: Answering) {
  const counts = new Map<string, number>()
  return async (raw: string, { mailFrom, rcptTo }: SMTPServerEnvelope): Promise<MailAnswer> => {
    const to = rcptTo.map(({ address }) => address)
    const [first = ''] = to
    const email = await PostalMime.parse(raw)
    const count = (counts.get(first) ?? 0) + 1
    counts.set(first, count)
    const answer = answerTo(first, count)
    const told = answer === 'slow' ? 'accept' : answer
    tries.push({ envelope: { from: mailFrom ? mailFrom.address : '', to }, email, raw, answer: told })
    return answer
  }
}
