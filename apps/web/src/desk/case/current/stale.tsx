import { Alert, Button, Group, List, Table, Text } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import type { DeskCase } from '@northword/contract/desk/desk'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { toldOf } from './told-of.ts'
import { happenedSince } from './use-typed-on.ts'

const words = deskCase.stale

interface Since {
  id: string
  line: string
}

/** One field with the stored and the typed value. */
interface Differing {
  field: string
  theirs: string
  mine: string
}

interface OutpacedProps {
  /** One line for each event since the member began to type. */
  since: readonly Since[]
  /** For a field with two values. */
  differing?: Differing | undefined
  onSave: () => void
  onDrop: () => void
  isPending: boolean
}

interface StaleProps extends Omit<OutpacedProps, 'since'> {
  /** The case when the member began to type. */
  seen: DeskCase
  found: DeskCase
}

/** {@link Outpaced} for a case. */
export function Stale({ seen, found, ...rest }: StaleProps) {
  const since = happenedSince(seen, found).map((happening) => ({
    id: happening.id,
    line: [toldOf(happening), happening.text, formatMoment(happening.at)].filter(Boolean).join(' · '),
  }))
  return <Outpaced since={since} {...rest} />
}

/** Shows changes by others since the member began to type, and lets them choose. Typed input stays. */
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
        <Button variant="filled" onClick={onSave} loading={isPending}>
          {words.save}
        </Button>
        <Button onClick={onDrop}>{words.drop}</Button>
      </Group>
    </Alert>
  )
}

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
