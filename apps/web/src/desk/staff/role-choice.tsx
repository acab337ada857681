import { Radio, Stack } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { deskStaff } from '@northword/content/desk/desk-staff'
import { staffRoles } from '@northword/contract/people/staff'
import type { ComponentProps } from 'react'

export function RoleChoice(props: Omit<ComponentProps<typeof Radio.Group>, 'children'>) {
  return (
    <Radio.Group {...props}>
      <Stack gap="xs" mt="0.25rem">
        {staffRoles.map((role) => (
          <Radio key={role} value={role} label={desk.roles[role]} description={deskStaff.roles[role]} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
