import { Radio, Stack } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { deskStaff } from '@northword/content/desk/desk-staff'
import { type StaffRole, staffRoles } from '@northword/contract/people/staff'
import type { ComponentProps } from 'react'

interface RoleChoiceProps extends Omit<ComponentProps<typeof Radio.Group>, 'children'> {
  roles?: readonly StaffRole[]
}

export const RoleChoice = ({ roles = staffRoles, ...props }: RoleChoiceProps) => (
  <Radio.Group {...props}>
    <Stack gap="xs" mt="0.25rem">
      {roles.map((role) => (
        <Radio key={role} value={role} label={desk.roles[role]} description={deskStaff.roles[role]} />
      ))}
    </Stack>
  </Radio.Group>
)
