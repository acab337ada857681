import { testMailWords } from '@northword/content/desk/desk-mails'
import type { SiteContent } from '@northword/contract/content/site-content'
import type { MailAddress } from './mail.entity.ts'
import type { NewMail } from './new-mail.ts'

export const testMail = (to: MailAddress, { company }: SiteContent): NewMail => ({
  kind: 'test',
  from: 'hello',
  to,
  ...testMailWords(company.brand),
})
