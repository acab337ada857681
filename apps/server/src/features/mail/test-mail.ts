import { company } from '@northword/content/company'
import { testMailWords } from '@northword/content/desk-mails'
import { senderName } from '@northword/content/mails'
import type { MailAddress } from './mail.entity.ts'
import type { NewMail } from './new-mail.ts'

export const testMail = (to: MailAddress): NewMail => ({
  kind: 'test',
  from: { name: senderName, address: company.emails.hello },
  to,
  ...testMailWords,
})
