import { Button, Stack } from '@mantine/core'
import { deskMoney as words } from '@northword/content/desk/desk-money'
import type { MoneyView } from '@northword/contract/money/money-view'
import { useState } from 'react'
import { Outcome } from '../../../components/outcome.tsx'
import { onSubmit } from '../../form/on-submit.ts'
import { Ask } from '../../frame/ask.tsx'
import { ActFields } from './act-fields.tsx'
import { StaleMoney } from './stale-money.tsx'
import { type ActKind, untyped } from './typed-act.ts'
import { useSendAct } from './use-send-act.ts'

interface MoneyActProps {
  number: string
  kind: ActKind
  /** The entry that is reversed. */
  entryId?: string | undefined
  proposedCents: number
  money: MoneyView
  onClose: () => void
}

/** Form for one ledger action. Two presses send it once. */
export function MoneyAct({ number, kind, entryId, proposedCents, money, onClose }: MoneyActProps) {
  const act = words.acts[kind]
  const [seen, setSeen] = useState(money)
  const [typed, setTyped] = useState(() => untyped(kind, proposedCents, money))
  const sending = useSendAct({ number, kind, entryId, onDone: onClose })
  /** Sends it on these entries. A refusal is then shown in the form, unless they have changed again. */
  function send(on: MoneyView) {
    setSeen(on)
    void sending.send(typed, on.entries.length)
  }
  const isStale = !sending.isPending && money.entries.length !== seen.entries.length
  return (
    <Ask title={act.title} opened onClose={onClose} pending={sending.isPending}>
      <form onSubmit={onSubmit(() => send(seen))} noValidate>
        <Stack gap="sm">
          <ActFields
            kind={kind}
            money={money}
            typed={typed}
            problem={sending.amountProblem}
            onChange={(changes) => setTyped({ ...typed, ...changes })}
          />
          {isStale ? (
            <StaleMoney
              {...{ kind, seen, money }}
              amount={typed.amount}
              onSave={() => send(money)}
              onDrop={onClose}
            />
          ) : (
            <Save label={act.save} sending={sending} />
          )}
        </Stack>
      </form>
    </Ask>
  )
}

const Save = ({
  label,
  sending,
}: {
  label: string
  sending: Pick<ReturnType<typeof useSendAct>, 'isPending' | 'error'>
}) => (
  <>
    <Button type="submit" variant="filled" loading={sending.isPending}>
      {label}
    </Button>
    <Outcome error={sending.error} />
  </>
)
