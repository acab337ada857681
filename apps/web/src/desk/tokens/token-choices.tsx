import { Checkbox, Radio, Stack, Text } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { deskStaff } from '@northword/content/desk/desk-staff'
import { deskTokens } from '@northword/content/desk/desk-tokens'
import { tokenScopes } from '@northword/content/desk/token-scopes'
import { scopeGroups, tokenRoles } from '@northword/contract/desk/tokens'
import { type ComponentProps, useId } from 'react'

const words = deskTokens.create

export const TokenRoleChoice = (props: Omit<ComponentProps<typeof Radio.Group>, 'children'>) => (
  <Radio.Group label={words.role} {...props}>
    <Stack gap="xs" mt="0.25rem">
      {tokenRoles.map((role) => (
        <Radio key={role} value={role} label={desk.roles[role]} description={deskStaff.roles[role]} />
      ))}
    </Stack>
  </Radio.Group>
)

export const ScopeChoice = (props: Omit<ComponentProps<typeof Checkbox.Group>, 'children'>) => (
  <Checkbox.Group label={words.scopes} {...props}>
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
