import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { isRefusedForGood } from './refused-for-good.ts'
import { createTransport } from './transport.ts'

/** Replies of a mail server, by the command it receives. */
type Replies = Partial<Record<'greeting' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'message', string>>

async function refusalBy(replies: Replies): Promise<unknown> {
  const server = createServer((socket) => serve(socket, replies)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const transport = createTransport(`smtp://studio:secret@127.0.0.1:${port}`)
  const mail = { from: 'orders@northword.example', to: 'nora@bakery.example', subject: 'x', text: 'x' }
  const error: unknown = await transport.sendMail(mail).catch((reason: unknown) => reason)
  transport.close({ force: true })
  server.close()
  return error
}

function serve(socket: Socket, replies: Replies) {
  const say = (reply: string) => socket.write(`${reply}\r\n`)
  socket.on('error', () => undefined)
  say(replies.greeting ?? '220 here')
  let inMessage = false
  createInterface({ input: socket }).on('line', (line) => {
    const command = line.slice(0, 4).toUpperCase()
    if (inMessage) {
      if (line === '.') say(replies.message ?? '250 taken')
      inMessage = line !== '.'
    } else if (command === 'EHLO') say('250-here\r\n250 AUTH PLAIN')
    else if (command === 'AUTH') say(replies.AUTH ?? '235 welcome')
    else if (command === 'MAIL') say(replies.MAIL ?? '250 yes')
    else if (command === 'RCPT') say(replies.RCPT ?? '250 yes')
    else if (command === 'DATA') {
      inMessage = !replies.DATA
      say(replies.DATA ?? '354 go on')
    } else say('250 yes')
  })
}

it.each<Replies>([
  { RCPT: '550 5.1.1 No such user here' },
  { RCPT: '550 No such mailbox' },
  { RCPT: '501 5.1.3 Bad recipient address syntax' },
  { RCPT: '553 Mailbox name not allowed' },
  { RCPT: '556 5.1.10 Domain does not accept mail' },
  { message: '552 5.3.4 Message too big' },
  { message: '554 5.6.0 Malformed message' },
  { message: '550 Refused' },
])('a mail server that says %j means it', async (replies) => {
  expect(isRefusedForGood(await refusalBy(replies))).toBe(true)
})

it.each<Replies>([
  { RCPT: '450 4.2.0 Greylisted' },
  { RCPT: '452 4.2.2 Mailbox full' },
  { message: '451 Try again later' },
  { message: '421 Closing' },
  { greeting: '554 No service for you' },
  { greeting: '421 Too many connections' },
  { AUTH: '535 5.7.8 Wrong password' },
  { AUTH: '534 5.7.9 Application password needed' },
  { MAIL: '530 5.7.0 Authentication required' },
  { MAIL: '550 Sender not allowed' },
  { RCPT: '530 Authentication required' },
  { RCPT: '550 relay not permitted' },
  { RCPT: '554 5.7.1 <nora@bakery.example>: Relay access denied' },
  { RCPT: '503 Bad sequence' },
  { DATA: '503 No valid recipients' },
  { message: '554 5.7.1 Your network is on a list' },
])('a mail server that says %j may say something else once we or it have mended it', async (replies) => {
  const error = await refusalBy(replies)
  expect(error).toBeInstanceOf(Error)
  expect(isRefusedForGood(error)).toBe(false)
})

it('a server that cannot be reached has refused nothing', async () => {
  const error: unknown = await createTransport('smtp://127.0.0.1:1')
    .sendMail({ from: 'a@b.example', to: 'c@d.example', text: 'x' })
    .catch((reason: unknown) => reason)
  expect(isRefusedForGood(error)).toBe(false)
})
