import { Alert, Button, Group, List, Table, Text } from '@mantine/core'
import { deskCase } from '@northword/content/desk-case'
import type { DeskCase } from '@northword/contract/desk'
import { formatMoment } from '../../site/ui/date-format.ts'
import { happenedSince } from './since.ts'
import { toldOf } from './told-of.ts'

const words = deskCase.stale

/** One thing that has happened. */
interface Since {
  id: string
  line: string
}

/** One field, as it is now and as somebody wants it. */
export interface Differing {
  field: string
  theirs: string
  mine: string
}

interface OutpacedProps {
  /** What has happened since somebody began to type, a line each. */
  since: readonly Since[]
  /** Where one field has two values. */
  differing?: Differing | undefined
  onSave: () => void
  onDrop: () => void
  isPending: boolean
}

interface StaleProps extends Omit<OutpacedProps, 'since'> {
  /** What was typed was meant for this. */
  seen: DeskCase
  found: DeskCase
}

/** Says who has changed a case since somebody began to type; see {@link Outpaced}. */
export function Stale({ seen, found, ...rest }: StaleProps) {
  const since = happenedSince(seen, found).map((happening) => ({
    id: happening.id,
    line: [toldOf(happening), happening.text, formatMoment(happening.at)].filter(Boolean).join(' · '),
  }))
  return <Outpaced since={since} {...rest} />
}

/** Says who has changed what since somebody began to type, and lets them choose. What they typed stays. */
export function Outpaced({ since, differing, onSave, onDrop, isPending }: OutpacedProps) {
  return (
    <Alert title={words.heading} role="alert" w="100%">
      <Text size="sm">{words.since}</Text>
      <List size="sm">
        {since.map(({ id, line }) => (
          <List.Item key={id}>{line}</List.Item>
        ))}
      </List>
      {differing && <Values {...differing} />}
      <Group gap="xs" mt="sm">
        <Button size="sm" variant="filled" onClick={onSave} loading={isPending}>
          {words.save}
        </Button>
        <Button size="sm" onClick={onDrop}>
          {words.drop}
        </Button>
      </Group>
    </Alert>
  )
}

/** Both values of a field, side by side. */
const Values = ({ field, theirs, mine }: Differing) => (
  <Table mt="xs" layout="fixed" captionSide="top">
    <Table.Caption>{field}</Table.Caption>
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">{words.theirs}</Table.Th>
        <Table.Th scope="col">{words.mine}</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      <Table.Tr>
        <Table.Td>{theirs}</Table.Td>
        <Table.Td>{mine}</Table.Td>
      </Table.Tr>
    </Table.Tbody>
  </Table>
)
