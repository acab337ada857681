import type { MailPage } from '@northword/contract/desk-mails'

/** How a query finds the page that follows. */
export const nextOf = { getNextPageParam: ({ next }: MailPage) => next ?? undefined }
