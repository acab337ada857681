import { Tabs } from '@mantine/core'
import { deskMails as words } from '@northword/content/desk/desk-mails'
import { mailViews, type MailViewName } from '@northword/contract/desk/desk-mails'
import { useSearchParams } from 'react-router-dom'
import { trpc } from '../../site/api/trpc.ts'
import { DeskHead } from '../frame/desk-head.tsx'
import { Mails } from './mails.tsx'
import { nextOf } from './next-of.ts'
import { TestMail } from './test-mail.tsx'

const views: readonly string[] = mailViews
const isView = (name: string | null): name is MailViewName => name !== null && views.includes(name)

/** The latest mails, and the state of the mail queue. */
export default function MailPage() {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('view')
  const view = isView(asked) ? asked : 'all'
  return (
    <>
      <DeskHead heading={words.heading} />
      <TestMail />
      <Tabs value={view} onChange={(next) => setQuery(next && next !== 'all' ? { view: next } : {})} mt="xs">
        <Tabs.List aria-label={words.viewsLabel}>
          {mailViews.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {words.views[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {mailViews.map((name) => (
          <Tabs.Panel key={name} value={name} pt="md">
            {name === view && <MailsOf view={view} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}

function MailsOf({ view }: { view: MailViewName }) {
  const query = trpc.desk.mails.useInfiniteQuery({ view }, nextOf)
  return <Mails query={query} onChanged={() => void query.refetch()} />
}
