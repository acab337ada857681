import type { CaughtMail } from '@northword/rig/mail-catcher'

/** Headers that our mails may have, each once. */
export const ourHeaders = [
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

/** Header lines with folded lines unfolded. */
export function headersOf({ raw }: Pick<CaughtMail, 'raw'>) {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  return head.split(/\r\n|[\r\n\u0085\u2028\u2029]/).map((line) => {
    const colon = line.indexOf(':')
    return { name: line.slice(0, colon).toLowerCase(), value: line.slice(colon + 1).trim() }
  })
}
