import { Button } from '@mantine/core'
import { deskMailServer } from '@northword/content/desk/desk-mail-server'
import type { MailServerView } from '@northword/contract/desk/mail-server'
import { useState } from 'react'
import { Confirm } from '../../frame/confirm.tsx'
import { Done } from '../../frame/done.tsx'
import { useRemoveMailServer } from './mail-server-queries.ts'

const words = deskMailServer.remove

/** A button where one was set at the desk, and its outcome after that. */
export function RemoveMailServer({ server: { source, host } }: { server: MailServerView }) {
  const [opened, setOpened] = useState(false)
  const action = useRemoveMailServer(() => setOpened(false))
  return (
    <>
      {source === 'desk' && <Button onClick={() => setOpened(true)}>{words.open}</Button>}
      <Confirm
        words={{ ...words, title: words.title(host) }}
        opened={opened}
        onClose={() => setOpened(false)}
        action={action}
      />
      <Done>{action.isSuccess && source === 'none' && words.done}</Done>
    </>
  )
}
