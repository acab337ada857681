import { Button, Stack, Text } from '@mantine/core'
import { deskMoney } from '@northword/content/desk/desk-money'
import type { DeskCase } from '@northword/contract/desk/desk'
import type { MoneyView } from '@northword/contract/money/money-view'
import { useState } from 'react'
import { Outcome } from '../../../components/outcome.tsx'
import { trpc } from '../../../site/api/trpc.ts'
import { onSubmit } from '../../form/on-submit.ts'
import { Ask } from '../../frame/ask.tsx'
import { useMe } from '../../session/use-me.ts'
import { Choice } from './choice.tsx'
import { useRenewed } from '../current/use-case.ts'

const words = deskMoney.changeTerms

interface ChangeTermsProps {
  found: DeskCase
  money: MoneyView
  onClose: () => void
}

/**
 * Changes the terms of the order; owners may also change those of the client's future orders. The server refuses to
 * save over a change since the form was opened.
 */
export function ChangeTerms({ onClose, ...opened }: ChangeTermsProps) {
  const [{ found, money }] = useState(opened)
  const [terms, setTerms] = useState(money.terms)
  const [clientTerms, setClientTerms] = useState(money.clientTerms)
  const isOwner = useMe().member.role === 'owner'
  const saving = useSaveTerms(found, onClose)
  const save = () =>
    void saving.save({
      terms: terms === money.terms ? null : terms,
      clientTerms: clientTerms === money.clientTerms ? null : clientTerms,
    })
  return (
    <Ask title={words.heading} opened onClose={onClose} pending={saving.isPending}>
      <form onSubmit={onSubmit(save)}>
        <Stack gap="sm">
          <Text size="sm">{words.hint}</Text>
          <Choice label={words.order} labels={deskMoney.termsLabels} value={terms} onChange={setTerms} />
          {isOwner && clientTerms && (
            <Choice
              label={words.client}
              labels={deskMoney.termsLabels}
              value={clientTerms}
              onChange={setClientTerms}
            />
          )}
          <Button type="submit" variant="filled" loading={saving.isPending}>
            {words.save}
          </Button>
          <Outcome error={saving.error} />
        </Stack>
      </form>
    </Ask>
  )
}

type Terms = MoneyView['terms'] | null

/** Saves changes one after the other, because each save makes a new version of the case. */
function useSaveTerms({ order: { number }, version }: DeskCase, onDone: () => void) {
  const renew = useRenewed(number)
  const order = trpc.desk.changeTerms.useMutation()
  const client = trpc.desk.changeClientTerms.useMutation()
  return {
    isPending: order.isPending || client.isPending,
    error: order.error ?? client.error,
    async save({ terms, clientTerms }: { terms: Terms; clientTerms: Terms }) {
      try {
        if (terms) await order.mutateAsync({ number, version, terms })
        const next = terms ? version + 1 : version
        if (clientTerms) await client.mutateAsync({ number, version: next, terms: clientTerms })
        onDone()
      } catch {
        // The refetched case shows the outcome.
      } finally {
        await renew()
      }
    },
  }
}
