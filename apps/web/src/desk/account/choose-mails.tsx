import { Alert, Switch } from '@mantine/core'
import { deskAccount } from '@northword/content/desk/desk-account'
import { useMutation } from '@tanstack/react-query'
import { deskClient } from '../api/desk-client.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { useRefreshMe } from '../api/me.ts'
import { Section } from '../frame/section.tsx'

const words = deskAccount.mails

/** Switches the mails that a member gets about the acts of colleagues. */
export function ChooseMails({ whenAssigned }: { whenAssigned: boolean }) {
  const refreshMe = useRefreshMe()
  const choose = useMutation({
    mutationFn: (wanted: boolean) => deskClient.staff.chooseMails.mutate({ whenAssigned: wanted }),
    onSettled: refreshMe,
  })
  return (
    <Section heading={words.heading}>
      <Switch
        label={words.whenAssigned}
        checked={choose.isPending ? choose.variables : whenAssigned}
        onChange={(event) => choose.mutate(event.currentTarget.checked)}
      />
      {choose.error && <Alert role="alert">{failureSentence(choose.error)}</Alert>}
    </Section>
  )
}
