import type { PlantedFault } from '../planted-fault.ts'

const server = 'apps/server/src'

export const faultsOfMailsAndTexts: PlantedFault[] = [
  {
    fault: 'A mail is sent twice',
    file: `${server}/features/mail/mail.entity.ts`,
    text: `['queued', 'failed']`,
    replacement: `['queued', 'failed', 'sent']`,
    foundBy: [`${server}/features/mail/mail.test.ts`],
  },
  {
    fault: 'A mail that could not be sent is never tried again',
    file: `${server}/features/mail/queue/mail-queue.ts`,
    text: `isRefusedForGood(error) ? 'deadletter' : 'failed'`,
    replacement: `isRefusedForGood(error) ? 'deadletter' : 'completed'`,
    foundBy: [`${server}/features/mail/queue/mail-faults.test.ts`],
  },
  {
    fault: 'A mail of the desk leaves at once',
    file: `${server}/features/mail/queue/mail-queue.ts`,
    text: 'const startAfter = heldUntil && { startAfter: startsAt }',
    replacement: 'const startAfter = null',
    foundBy: [`${server}/features/mail/queue/held-mail.test.ts`],
  },
  {
    fault: 'A mail to an address that nobody has proven repeats what was typed',
    file: `${server}/features/orders/mails/order-mails.ts`,
    text: 'orderConfirmation(facts, site))',
    replacement: 'orderConfirmation({ ...facts, serviceName: `${facts.serviceName}: ${order.note}` }, site))',
    foundBy: [`${server}/features/orders/mails/order-mails.test.ts`],
  },
  {
    fault: 'A certificate does not see that a text was changed',
    file: `${server}/features/texts/approvals/approval-seal.ts`,
    text: 'coalesce(a.seal = ${seal} and a.sha256 = v.sha256 and a.sha256 = ${markdownHash}, false)',
    replacement: 'a.sha256 is not null',
    foundBy: [`${server}/features/texts/approvals/certificates.test.ts`],
  },
]
