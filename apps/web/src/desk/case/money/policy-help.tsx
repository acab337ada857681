import { Button, Fieldset, NumberInput, Stack, Switch, Text } from '@mantine/core'
import { deskMoney } from '@northword/content/desk/desk-money'
import { refundPolicy } from '@northword/contract/money/refund-policy'
import { formatPrice } from '@northword/contract/money/format-price'
import { formatCents } from '@northword/contract/orders/decimal-price'
import type { MoneyView } from '@northword/contract/money/money-view'
import { refundByPolicy, refundRule } from '@northword/contract/money/suggested-refund'
import { useState } from 'react'

const words = deskMoney.policy

interface PolicyHelpProps {
  kind: 'refund' | 'share'
  money: MoneyView
  /** Receives the computed amount. */
  onUse: (amount: string) => void
}

/** Computes the refund by the published policy and quotes the sentence. A member decides. */
export function PolicyHelp({ kind, money: { keptCents, beforeStop }, onUse }: PolicyHelpProps) {
  const [workDonePercent, setPercent] = useState(0)
  const [isOurFailure, setOurFailure] = useState(false)
  const facts = { ...beforeStop, keptCents, isOurFailure, workDonePercent }
  const backCents = refundByPolicy(refundPolicy, facts)
  const rule = refundRule(refundPolicy, facts)
  const cents = kind === 'refund' ? backCents : keptCents - backCents
  const needsPercent = rule === 'partly' || (rule === 'tooFar' && workDonePercent > 0)
  return (
    <Fieldset legend={words.heading}>
      <Stack gap="xs" align="start">
        <Switch
          label={words.ourFailure}
          checked={isOurFailure}
          onChange={(event) => setOurFailure(event.currentTarget.checked)}
        />
        {needsPercent && <PercentField value={workDonePercent} onChange={setPercent} />}
        <Text size="sm" role="status">
          <strong>{words[kind](formatPrice(cents))}</strong> {words.rules[rule]}
        </Text>
        <Text size="sm">
          <a href={refundPolicy.path} target="_blank" rel="noopener">
            {words.link}
          </a>
        </Text>
        {cents > 0 && <Button onClick={() => onUse(formatCents(cents))}>{words.use}</Button>}
      </Stack>
    </Fieldset>
  )
}

const PercentField = ({ value, onChange }: { value: number; onChange: (percent: number) => void }) => (
  <NumberInput
    label={words.percent}
    value={value}
    onChange={(typed) => onChange(Math.min(100, Math.max(0, Number(typed) || 0)))}
    min={0}
    max={100}
    allowDecimal={false}
    w="100%"
  />
)
