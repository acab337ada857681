import { Alert, Text } from '@mantine/core'
import { deskQueue } from '@northword/content/desk/desk-queue'
import { trpc } from '../../site/api/trpc.ts'
import { SetUpLink } from '../site/opening/set-up-link.tsx'
import { useMe } from '../session/use-me.ts'

const lookEveryMs = 900_000

/** For owners: faults that the server has found in itself, with remedies. */
export function ServerWarnings() {
  const isOwner = useMe().member.role === 'owner'
  const { data = [] } = trpc.desk.warnings.useQuery(undefined, {
    enabled: isOwner,
    refetchInterval: lookEveryMs,
  })
  return (
    <div role="status">
      {data.length > 0 && (
        <Alert mb="md" title={deskQueue.serverWarnings}>
          {data.map(({ check, sentence }) => (
            <Text key={check} size="sm">
              {sentence}
            </Text>
          ))}
          <SetUpLink />
        </Alert>
      )}
    </div>
  )
}
