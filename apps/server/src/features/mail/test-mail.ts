import { company } from '@northword/content/studio/company'
import { testMailWords } from '@northword/content/desk/desk-mails'
import { senderName } from '@northword/content/mails/mails'
import type { MailAddress } from './mail.entity.ts'
import type { NewMail } from './new-mail.ts'

export const testMail = (to: MailAddress): NewMail => ({
  kind: 'test',
  from: { name: senderName, address: company.emails.hello },
  to,
  ...testMailWords,
})
