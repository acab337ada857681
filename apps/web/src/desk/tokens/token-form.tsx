import { NativeSelect, TextInput } from '@mantine/core'
import { deskTokens } from '@northword/content/desk/desk-tokens'
import { createTokenInput, tokenLifetimeNames, tokenRoles } from '@northword/contract/desk/tokens'
import { deskClient } from '../api/desk-client.ts'
import { AskForm } from '../form/ask-form.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { useStepOn } from '../proof/use-step.ts'
import { RoleChoice } from '../staff/role-choice.tsx'
import type { Made } from './made-token.tsx'
import { ScopeChoice } from './scope-choice.tsx'
import { tokensQuery } from './tokens-query.ts'

const words = deskTokens.create

interface TokenFormProps {
  onMade: (made: Made) => void
  onClose: () => void
}

export function TokenForm({ onMade, onClose }: TokenFormProps) {
  const { mutateAsync } = useStepOn(tokensQuery.queryKey, deskClient.tokens.create.mutate)
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
      <RoleChoice label={words.role} roles={tokenRoles} {...form.field('role')} />
      <ScopeChoice {...form.field('scopes')} />
      <NativeSelect
        label={words.lifetime}
        data={tokenLifetimeNames.map((value) => ({ value, label: words.lifetimes[value] }))}
        {...form.field('lifetime')}
      />
    </AskForm>
  )
}
