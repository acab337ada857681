import { Alert, Box, Switch } from '@mantine/core'
import { deskStaff } from '@northword/content/desk/desk-staff'
import { deskClient } from '../api/desk-client.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { useStepOn } from '../proof/use-step.ts'

const words = deskStaff.demand

/** The list, and who is signed in: they may owe a second factor now. */
const changed = ['staff']

interface DemandSecondFactorProps {
  demanded: boolean
  onDone: (sentence: string) => void
}

/** Switch that makes a second factor mandatory for all staff. */
export function DemandSecondFactor({ demanded, onDone }: DemandSecondFactorProps) {
  const { mutate, isPending, error } = useStepOn(changed, deskClient.staff.demandSecondFactor.mutate)
  const change = (next: boolean) =>
    mutate({ demanded: next }, { onSuccess: () => onDone(next ? words.on : words.off) })
  return (
    <Box mt="xl">
      <Switch
        label={words.label}
        description={words.hint}
        checked={demanded}
        disabled={isPending}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      {error && (
        <Alert role="alert" mt="sm">
          {failureSentence(error)}
        </Alert>
      )}
    </Box>
  )
}
