import { Alert, Stack, Text } from '@mantine/core'
import { deskMailServer as words } from '@northword/content/desk/desk-mail-server'
import type { MailServerView } from '@northword/contract/desk/mail-server'
import { useQuery } from '@tanstack/react-query'
import { Fetched } from '../../frame/fetched.tsx'
import { Hint } from '../../frame/hint.tsx'
import { EditMailServer, removedAt } from './edit-mail-server.tsx'
import { mailServerQuery } from './mail-server-query.ts'
import { RemoveMailServer } from './remove-mail-server.tsx'
import { TryMailServer } from './try-mail-server.tsx'

/** Settings of the mail server with a test, for owners. Read-only where the environment sets it. */
export function MailServerForm() {
  const query = useQuery(mailServerQuery)
  return (
    <Fetched query={query} label={words.loading}>
      {(server) => (
        <Stack gap="lg" maw="42rem" align="start">
          {server.isPasswordLost && <Alert>{words.passwordLost}</Alert>}
          {server.source === 'environment' ? (
            <Text>{words.given(addressOf(server))}</Text>
          ) : (
            <EditMailServer key={removedAt(server)} server={server} />
          )}
          <Hint>{words.from(server.from)}</Hint>
          {server.source !== 'none' && <TryMailServer />}
          <RemoveMailServer server={server} />
        </Stack>
      )}
    </Fetched>
  )
}

const addressOf = ({ host, port }: MailServerView) => (port === null ? host : `${host}:${port}`)
