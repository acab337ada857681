import { Box } from '@mantine/core'
import { deskStaff } from '@northword/content/desk/desk-staff'
import { deskClient } from '../api/desk-client.ts'
import { useStepOn } from '../proof/use-step.ts'
import { StepSwitch } from './step-switch.tsx'

const words = deskStaff.demand

/** The list, and who is signed in: they may owe a second factor now. */
const changed = ['staff']

interface DemandSecondFactorProps {
  demanded: boolean
  onDone: (sentence: string) => void
}

/** Switch that makes a second factor mandatory for all staff. */
export function DemandSecondFactor({ demanded, onDone }: DemandSecondFactorProps) {
  const step = useStepOn(changed, deskClient.staff.demandSecondFactor.mutate)
  const change = (next: boolean) =>
    step.mutate({ demanded: next }, { onSuccess: () => onDone(next ? words.on : words.off) })
  return (
    <Box mt="xl">
      <StepSwitch
        label={words.label}
        description={words.hint}
        checked={demanded}
        step={step}
        change={change}
      />
    </Box>
  )
}
