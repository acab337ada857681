import { deskMails as words } from '@northword/content/desk/desk-mails'
import { mailViews, type MailViewName } from '@northword/contract/desk/desk-mails'
import { trpc } from '../../site/api/trpc.ts'
import { fresh } from '../api/fresh.ts'
import { DeskHead } from '../frame/desk-head.tsx'
import { ViewTabs } from '../rows/view-tabs.tsx'
import { Mails, nextOf } from './mails.tsx'
import { TestMail } from './test-mail.tsx'

/** The latest mails, and the state of the mail queue. */
export default function MailPage() {
  return (
    <>
      <DeskHead heading={words.heading} />
      <TestMail />
      <ViewTabs views={mailViews} labels={words.views} label={words.viewsLabel} mt="xs">
        {(view) => <MailsOf view={view} />}
      </ViewTabs>
    </>
  )
}

function MailsOf({ view }: { view: MailViewName }) {
  const query = trpc.desk.mails.useInfiniteQuery({ view }, { ...nextOf, ...fresh })
  return <Mails query={query} onChanged={() => void query.refetch()} />
}
