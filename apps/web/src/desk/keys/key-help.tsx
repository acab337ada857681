import { Button, Kbd, Switch, Table } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { deskKeys } from '@northword/content/desk/desk-queue'
import { useMe } from '../session/use-me.ts'
import { Ask } from '../frame/ask.tsx'
import { turnSingleKeys, useKeys, useSingleKeys } from './single-keys.ts'

/** Lists the keys, with the switch that turns them off. */
export function KeyHelp() {
  const [opened, { open, close }] = useDisclosure()
  const on = useSingleKeys()
  const memberId = useMe().member.id
  useKeys({ '?': open })
  return (
    <>
      <Button onClick={open}>{deskKeys.open}</Button>
      <Ask title={deskKeys.heading} opened={opened} onClose={close} pending={false}>
        <Switch
          checked={on}
          onChange={(event) => turnSingleKeys(memberId, event.currentTarget.checked)}
          label={deskKeys.switch}
          description={deskKeys.hint}
          mb="md"
        />
        <Table>
          <Table.Tbody>
            {[...deskKeys.list, deskKeys.jump].map(([key, does]) => (
              <Table.Tr key={key}>
                <Table.Th scope="row">
                  <Kbd>{key}</Kbd>
                </Table.Th>
                <Table.Td>{does}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Ask>
    </>
  )
}
