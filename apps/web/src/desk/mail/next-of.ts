import type { MailPage } from '@northword/contract/desk/desk-mails'

/** Cursor pagination for `useInfiniteQuery`. */
export const nextOf = { getNextPageParam: ({ next }: MailPage) => next ?? undefined }
