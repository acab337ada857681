import { Alert, Switch, type SwitchProps } from '@mantine/core'
import { failureSentence } from '../api/failure-sentence.ts'

interface StepSwitchProps extends Pick<SwitchProps, 'label' | 'description' | 'aria-label'> {
  checked: boolean
  step: { isPending: boolean; error: Error | null }
  change: (next: boolean) => void
}

/** Switch that takes effect at once, and shows why if it cannot. */
export const StepSwitch = ({ step: { isPending, error }, change, ...props }: StepSwitchProps) => (
  <>
    <Switch {...props} disabled={isPending} onChange={({ currentTarget }) => change(currentTarget.checked)} />
    {error && (
      <Alert role="alert" mt="sm">
        {failureSentence(error)}
      </Alert>
    )}
  </>
)
