import { Checkbox, Stack, Text } from '@mantine/core'
import { deskTokens } from '@northword/content/desk/desk-tokens'
import { tokenScopes } from '@northword/content/desk/token-scopes'
import { scopeGroups } from '@northword/contract/desk/tokens'
import { type ComponentProps, useId } from 'react'

export const ScopeChoice = (props: Omit<ComponentProps<typeof Checkbox.Group>, 'children'>) => (
  <Checkbox.Group label={deskTokens.create.scopes} {...props}>
    <Stack gap="md" mt="0.25rem">
      <ScopeGroup name="desk" />
      <ScopeGroup name="money" />
      <ScopeGroup name="withCare" />
    </Stack>
  </Checkbox.Group>
)

function ScopeGroup({ name }: { name: keyof typeof scopeGroups }) {
  const id = useId()
  return (
    <Stack gap="xs" role="group" aria-labelledby={id}>
      <Text size="sm" fw={600} id={id}>
        {tokenScopes.groups[name]}
      </Text>
      {scopeGroups[name].map((scope) => (
        <Checkbox
          key={scope}
          value={scope}
          label={tokenScopes.labels[scope]}
          description={tokenScopes.hints[scope]}
        />
      ))}
    </Stack>
  )
}
