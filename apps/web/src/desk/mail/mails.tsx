import { deskMails as words } from '@northword/content/desk/desk-mails'
import type { MailPage } from '@northword/contract/desk/desk-mails'
import { Loaded, type Query } from '../../components/loaded.tsx'
import { LoadingLines } from '../../components/loading-lines.tsx'
import { NextPage } from '../rows/next-page.tsx'
import { MailTable } from './mail-table.tsx'

/** Cursor pagination for `useInfiniteQuery`. */
export const nextOf = { getNextPageParam: ({ next }: MailPage) => next ?? undefined }

interface MailsProps {
  /** True on a page with other parts. */
  isPart?: boolean
  query: Query<{ pages: MailPage[] }> & { hasNextPage: boolean; fetchNextPage: () => unknown }
  /** Called when a mail was sent again or its links were shown. */
  onChanged: () => void
}

export const Mails = ({ isPart = false, query, onChanged }: MailsProps) => (
  <Loaded query={query} skeleton={<LoadingLines label={words.loading} isPage={!isPart} />}>
    {({ pages }) => (
      <>
        <MailTable mails={pages.flatMap(({ mails }) => mails)} onChanged={onChanged} />
        <NextPage query={query} label={words.more} />
      </>
    )}
  </Loaded>
)
