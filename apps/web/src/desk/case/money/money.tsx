import { Button, Group, Stack, Text } from '@mantine/core'
import { deskMoney as words } from '@northword/content/desk/desk-money'
import { sheetAddress } from '@northword/content/site/sheets'
import type { DeskCase } from '@northword/contract/desk/desk'
import { moneyActs, refusalOfMoneyAct } from '@northword/contract/money/money-acts'
import type { MoneyView } from '@northword/contract/money/money-view'
import { isStopped } from '@northword/contract/orders/order-status'
import { useState } from 'react'
import { trpc } from '../../../site/api/trpc.ts'
import { ChangeTerms } from './change-terms.tsx'
import { MoneyAct } from './money-act.tsx'
import { MoneyEntries } from './money-entries.tsx'
import { MoneyFacts } from './money-facts.tsx'
import { fresh } from '../../api/fresh.ts'
import { Fetched } from '../../frame/fetched.tsx'
import { Part } from '../../frame/part.tsx'
import type { ActKind } from './typed-act.ts'

export function Money({ found }: { found: DeskCase }) {
  const query = trpc.payments.find.useQuery({ number: found.order.number }, fresh)
  return (
    <Part heading={words.heading}>
      <Fetched query={query} label={words.loading} isPart>
        {(money) => <MoneyOf found={found} money={money} />}
      </Fetched>
    </Part>
  )
}

/** The dialog in front of the panel. */
type Open = { kind: ActKind; entryId?: string } | { kind: 'terms' } | null

function MoneyOf({ found, money }: { found: DeskCase; money: MoneyView }) {
  const [open, setOpen] = useState<Open>(null)
  const { number, status, priceCents } = found.order
  const close = () => setOpen(null)
  return (
    <Stack gap="sm">
      <MoneyFacts money={money} isStopped={isStopped(status)} />
      <Acts kinds={offered(found, money)} onOpen={setOpen} />
      {money.entries.length > 0 && (
        <>
          <MoneyEntries
            entries={money.entries}
            onReverse={(entryId) => setOpen({ kind: 'reverse', entryId })}
          />
          <Text size="sm">
            <a href={sheetAddress('statement', number)} target="_blank" rel="noopener">
              {words.documents.statement}
            </a>
          </Text>
        </>
      )}
      {open?.kind === 'terms' && <ChangeTerms found={found} money={money} onClose={close} />}
      {open && open.kind !== 'terms' && (
        <MoneyAct
          key={open.kind}
          number={number}
          {...open}
          money={money}
          proposedCents={proposed(money, priceCents ?? 0)[open.kind]}
          onClose={close}
        />
      )}
    </Stack>
  )
}

const Acts = ({ kinds, onOpen }: { kinds: ActKind[]; onOpen: (open: Open) => void }) => (
  <Group gap="xs">
    {kinds.map((kind) => (
      <Button key={kind} onClick={() => onOpen({ kind })}>
        {words.acts[kind].open}
      </Button>
    ))}
    <Button onClick={() => onOpen({ kind: 'terms' })}>{words.changeTerms.open}</Button>
  </Group>
)

const offered = ({ order: { status } }: DeskCase, money: MoneyView): ActKind[] =>
  moneyActs.filter((act) => refusalOfMoneyAct(act, { ...money, status }) === null)

const proposed = (
  { chargedCents, owedCents, refundDueCents }: MoneyView,
  priceCents: number,
): Record<ActKind, number> => ({
  price: chargedCents || priceCents,
  request: owedCents,
  payment: owedCents,
  refund: refundDueCents,
  share: 0,
  reverse: 0,
})
