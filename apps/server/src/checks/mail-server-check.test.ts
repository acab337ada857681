import { useFolder } from '@northword/rig/during-tests'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { makeCertificate } from '@northword/rig/certificate'
import { catchMail, type MailCatcher } from '@northword/rig/mail-catcher'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkMailServer } from './mail-server-check.ts'

const login = 'ann%40words.example:hush%2Fhush'
const folder = useFolder()
let trusting: string
let encrypted: MailCatcher
let plain: MailCatcher
beforeAll(async () => {
  const certificate = await makeCertificate(folder, 'mail.studio.example')
  trusting = `tls.ca=${encodeURIComponent(certificate.cert)}`
  const withLogin: Parameters<typeof catchMail>[1] = {
    ...certificate,
    onAuth: ({ username }, _session, done) => done(new Error(`Nobody is ${username} here`)),
  }
  ;[encrypted, plain] = await Promise.all([catchMail(0, withLogin), catchMail()])
})
afterAll(() => Promise.all([encrypted.close(), plain.close()]))

/** The finding about a server, without its address. */
async function found(
  { url }: { url: string },
  { scheme = 'smtp:', parameters = '' }: { scheme?: string; parameters?: string } = {},
) {
  const { host } = new URL(url)
  const [finding] = await checkMailServer({
    source: 'environment',
    url: `${scheme}//${login}@${host}?${parameters}`,
  })
  expect(finding?.sentence).not.toMatch(/hush|ann[@%]/)
  expect(finding?.sentence).toMatch(/^[A-Z][^\n]+\.$/)
  return { check: finding?.check, sentence: finding?.sentence.replaceAll(host, 'HOST') }
}

/** A server that answers every connection with these words, or with nothing. */
async function answering(words: string | null) {
  const server = createServer((socket) => void (words === null || socket.end(words)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

describe('A mail server’s fault is named:', () => {
  it('a certificate of no known authority', async () => {
    expect(await found(encrypted)).toEqual({
      check: 'mailServerCertificate',
      sentence: expect.stringMatching(
        /^The certificate of the mail server HOST is not to be trusted \(self-sig/,
      ),
    })
  })

  it('a certificate that has another name', async () => {
    expect(await found(encrypted, { parameters: trusting })).toEqual({
      check: 'mailServerCertificate',
      sentence: expect.stringContaining('is not to be trusted (Hostname/IP does not match certificate'),
    })
  })

  it('a login that it refuses', async () => {
    expect(await found(encrypted, { parameters: `${trusting}&tls.servername=mail.studio.example` })).toEqual({
      check: 'mailServerRefuses',
      sentence: expect.stringContaining('HOST refuses to let us sign in: put the right user and password'),
    })
  })

  it('a name that no machine has', async () => {
    expect(await found({ url: 'smtp://mail.invalid:587' })).toEqual({
      check: 'mailServerUnknown',
      sentence: expect.stringContaining('No machine has the name of the mail server, HOST: correct'),
    })
  })

  it('a connection that is refused', async () => {
    expect(await found({ url: 'smtp://127.0.0.1:1' })).toEqual({
      check: 'mailServerAway',
      sentence: expect.stringContaining('HOST cannot be reached (connect ECONNREFUSED HOST): see'),
    })
  })

  it('an answer that does not come', async () => {
    const silent = await answering(null)
    expect(await found(silent, { parameters: 'greetingTimeout=100' })).toEqual({
      check: 'mailServerSilent',
      sentence: expect.stringContaining('HOST does not answer in time: see whether a firewall'),
    })
    silent.close()
  })

  it.each([
    ['smtps:', ''],
    ['smtp:', 'requireTLS=true'],
  ])('no encryption where %s and %j ask for it', async (scheme, parameters) => {
    expect(await found(plain, { scheme, parameters })).toEqual({
      check: 'mailServerPlain',
      sentence: expect.stringContaining('begin it with smtps:// for port 465 and with smtp:// for any other'),
    })
  })

  it('an answer that is none of a mail server, without the login that it repeats', async () => {
    const other = await answering('421 Too busy for ann@words.example and hush/hush\r\n')
    expect((await found(other)).sentence).toContain('Too busy for *** and ***')
    other.close()
  })
})
