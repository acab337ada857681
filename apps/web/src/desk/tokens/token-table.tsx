import { Badge, Table } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { deskTokens } from '@northword/content/desk/desk-tokens'
import { tokenScopes } from '@northword/content/desk/token-scopes'
import type { TokenView } from '@northword/contract/desk/tokens'
import { formatDay } from '../../site/ui/date-format.ts'
import { useTimeZone } from '../../site/ui/use-time-zone.ts'
import { deskClient } from '../api/desk-client.ts'
import { ConfirmButton } from '../frame/confirm.tsx'
import { Hint } from '../frame/hint.tsx'
import { useStepOn } from '../proof/use-step.ts'
import { ColumnHeads } from '../rows/column-heads.tsx'
import row from '../rows/row-button.module.css'
import styles from '../staff/staff-table.module.css'
import { Moment } from '../time/moment.tsx'
import { tokensQuery } from './tokens-query.ts'

const { table: words, revoke } = deskTokens

interface TokenTableProps {
  tokens: readonly TokenView[]
  onDone: (sentence: string) => void
}

/** All API tokens, revoked and expired ones too, with their last use. */
export function TokenTable({ tokens, onDone }: TokenTableProps) {
  return (
    <Table aria-label={words.label} className={styles.table ?? ''}>
      <ColumnHeads
        columns={['name', 'role', 'scopes', 'used', 'ends']}
        labels={words}
        actions={words.actions}
      />
      <Table.Tbody>
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} onDone={onDone} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

interface TokenRowProps extends Pick<TokenTableProps, 'onDone'> {
  token: TokenView
}

function TokenRow({ token, onDone }: TokenRowProps) {
  const timeZone = useTimeZone()
  const { name, prefix, role, state, createdBy, createdAt, lastUsedAt } = token
  return (
    <Table.Tr data-state={state === 'active' ? 'active' : 'ended'}>
      <Table.Th scope="row">
        {name}
        <Hint>
          {prefix}… · {words.made(createdBy, formatDay(createdAt, timeZone))}
        </Hint>
      </Table.Th>
      <Table.Td data-label={words.role}>{desk.roles[role]}</Table.Td>
      <Table.Td data-label={words.scopes}>
        {[
          ...token.scopes.map((scope) => tokenScopes.labels[scope]),
          ...token.unknownScopes.map(words.unknownScope),
        ].join(', ')}
      </Table.Td>
      <Table.Td data-label={words.used}>{lastUsedAt ? <Moment at={lastUsedAt} /> : words.never}</Table.Td>
      <Table.Td data-label={words.ends} className={styles.day ?? ''}>
        <End token={token} timeZone={timeZone} />
      </Table.Td>
      <Table.Td className={styles.actions ?? ''}>
        {state === 'active' && <RevokeToken token={token} onDone={onDone} />}
      </Table.Td>
    </Table.Tr>
  )
}

/** Expiry of an active token, or the state of another. */
function End({ token: { state, expiresAt }, timeZone }: { token: TokenView; timeZone: string }) {
  if (state === 'active') return expiresAt ? formatDay(expiresAt, timeZone) : words.never
  return (
    <Badge component="span" bg="var(--badge-grey)" c="var(--badge-grey-text)">
      {deskTokens.states[state]}
    </Badge>
  )
}

function RevokeToken({ token: { id, name }, onDone }: TokenRowProps) {
  const step = useStepOn(tokensQuery.queryKey, () => deskClient.tokens.revoke.mutate({ id }))
  const mutate = () => step.mutate(undefined, { onSuccess: () => onDone(revoke.done(name)) })
  return (
    <ConfirmButton
      className={row.open ?? ''}
      aria-label={revoke.openNamed(name)}
      words={{ ...revoke, title: revoke.title(name) }}
      action={{ ...step, mutate }}
    />
  )
}
