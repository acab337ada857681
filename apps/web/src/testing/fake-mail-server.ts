import type { MailServerView } from '@northword/contract/desk/mail-server'

/** Settings of a studio that has set no mail server. */
export const noMailServer: MailServerView = {
  source: 'none',
  host: '',
  port: null,
  security: 'starttls',
  user: '',
  hasPassword: false,
  isPasswordLost: false,
  changes: [],
  from: { hello: 'hello@studio.example', orders: 'orders@studio.example' },
}
