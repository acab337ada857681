import type { CaughtMail } from '@northword/rig/mail-catcher'
import { expect } from 'vitest'

/** Headers that our mails may have, each once. */
const ourHeaders = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'in-reply-to',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'message-id',
  'mime-version',
  'references',
  'reply-to',
  'subject',
  'to',
  'x-auto-response-suppress',
]

/** Checks that a mail has only our headers, and one recipient. */
export function expectOurHeaders({ raw, envelope }: CaughtMail) {
  const names = headerNames(raw)
  expect(names.filter((name) => !ourHeaders.includes(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(envelope.to).toHaveLength(1)
}

/** Names of the header lines, with folded lines unfolded. */
function headerNames(raw: string) {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  return head
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
}
