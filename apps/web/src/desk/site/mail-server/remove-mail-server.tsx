import { deskMailServer } from '@northword/content/desk/desk-mail-server'
import type { MailServerView } from '@northword/contract/desk/mail-server'
import { useQueryClient } from '@tanstack/react-query'
import { deskClient } from '../../api/desk-client.ts'
import { ConfirmButton } from '../../frame/confirm.tsx'
import { Done } from '../../frame/done.tsx'
import { useStep } from '../../proof/use-step.ts'
import { mailServerQuery } from './mail-server-query.ts'

const words = deskMailServer.remove

/** A button where one was set at the desk, and its outcome after that. */
export function RemoveMailServer({ server: { source, host } }: { server: MailServerView }) {
  const client = useQueryClient()
  const action = useStep(() => deskClient.mailServer.remove.mutate(), {
    onSuccess: (none) => client.setQueryData(mailServerQuery.queryKey, none),
  })
  return (
    <>
      {source === 'desk' && <ConfirmButton words={{ ...words, title: words.title(host) }} action={action} />}
      <Done>{action.isSuccess && source === 'none' && words.done}</Done>
    </>
  )
}
