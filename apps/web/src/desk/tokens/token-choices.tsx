import { Checkbox, Radio, Stack } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { deskStaff } from '@northword/content/desk/desk-staff'
import { deskTokens } from '@northword/content/desk/desk-tokens'
import { tokenRoles, tokenScopes } from '@northword/contract/desk/tokens'
import type { ComponentProps } from 'react'

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
    <Stack gap="xs" mt="0.25rem">
      {tokenScopes.map((scope) => (
        <Checkbox
          key={scope}
          value={scope}
          label={deskTokens.scopes[scope]}
          description={deskTokens.scopeHints[scope]}
        />
      ))}
    </Stack>
  </Checkbox.Group>
)
