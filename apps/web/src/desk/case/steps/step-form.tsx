import { Button, Stack } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import type { DeskCase } from '@northword/contract/desk/desk'
import type { ReactNode } from 'react'
import { Outcome } from '../../../components/outcome.tsx'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { onSubmit } from '../../form/on-submit.ts'
import { Done } from '../../frame/done.tsx'
import { Stale } from '../current/stale.tsx'
import type { TypedOn } from '../current/use-typed-on.ts'
import { putOffUntil } from './put-off-until.ts'

interface StepFormProps {
  found: DeskCase
  step: TypedOn & {
    save: (basis: DeskCase) => void
    drop: () => void
    isPending: boolean
    isSaved: boolean
    error: unknown
  }
  words: { save: string; saved: string; until: string }
  variant?: 'filled' | 'default'
  /** ISO 8601 time to which the step puts the case off; empty if it does not. */
  until: string
  children: ReactNode
}

/** Typed fields of a step, with its button, or with what others have done since the member began to type. */
export const StepForm = ({ found, step, words, variant = 'default', until, children }: StepFormProps) => (
  <form onSubmit={onSubmit(() => step.save(step.seen))}>
    <Stack gap="sm" align="start">
      {children}
      {step.isStale ? (
        <Stale
          seen={step.seen}
          found={found}
          differing={until === '' ? undefined : differing(found, words.until, until)}
          onSave={() => step.save(found)}
          onDrop={step.drop}
          isPending={step.isPending}
        />
      ) : (
        <Button type="submit" variant={variant} loading={step.isPending}>
          {words.save}
        </Button>
      )}
      <Done isInForm>{step.isSaved && words.saved}</Done>
      <Outcome error={step.isStale ? null : step.error} />
    </Stack>
  </form>
)

const differing = (found: DeskCase, field: string, until: string) => ({
  field,
  theirs:
    putOffUntil(found)
      .map(({ line }) => line)
      .join(' · ') || deskCase.stale.nothing,
  mine: formatMoment(until),
})
