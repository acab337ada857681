import { NativeSelect, TextInput } from '@mantine/core'
import { deskTokens } from '@northword/content/desk/desk-tokens'
import { createTokenInput, tokenLifetimeNames } from '@northword/contract/desk/tokens'
import { deskClient } from '../api/desk-client.ts'
import { AskForm } from '../form/ask-form.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import type { Made } from './made.ts'
import { ScopeChoice, TokenRoleChoice } from './token-choices.tsx'
import { useTokenStep } from './tokens-query.ts'

const words = deskTokens.create

interface TokenFormProps {
  onMade: (made: Made) => void
  onClose: () => void
}

export function TokenForm({ onMade, onClose }: TokenFormProps) {
  const { mutateAsync } = useTokenStep(deskClient.tokens.create.mutate)
  const form = useDeskForm({
    schema: createTokenInput,
    initialValues: { name: '', role: 'agent', scopes: ['desk:read'], lifetime: 'quarter' },
    send: (input) => mutateAsync(input).then(onMade),
  })
  return (
    <AskForm words={words} form={form} onClose={onClose}>
      <TextInput
        label={words.name}
        description={words.nameHint}
        autoComplete="off"
        required
        w="100%"
        data-autofocus
        {...form.field('name')}
      />
      <TokenRoleChoice {...form.field('role')} />
      <ScopeChoice {...form.field('scopes')} />
      <NativeSelect
        label={words.lifetime}
        data={tokenLifetimeNames.map((value) => ({ value, label: words.lifetimes[value] }))}
        {...form.field('lifetime')}
      />
    </AskForm>
  )
}
