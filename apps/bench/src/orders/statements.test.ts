import { expect, it } from 'vitest'
import { asSent, identitiesOf, parameterize, pgbenchScript, valuesFor } from './statements.ts'

const id = '01a1f894-b9d6-71f0-9ddb-b73a8af1dfa9'
const captured = [
  { sql: 'begin', values: [] },
  {
    sql: `insert into "orders" values ('${id}', 'NW-ORD-20261120-0492', 'Ada O''Example', 6999)`,
    values: [],
  },
  { sql: "insert into job select $1::json, '$2'", values: [`[{"id":"${id}"}]`] },
  { sql: 'commit', values: [] },
]
const statements = captured.map(parameterize)
const identities = identitiesOf(statements, 'NW-ORD-20261120-0492')

it('turns the arguments of a driver into SQL: texts and times as parameters, the rest as literals', () => {
  const at = new Date('2026-03-05T16:30:00Z')
  expect(asSent("select $1, $2, $3, $4, '$5', $5", ['a', 7, null, at, true])).toEqual({
    sql: "select $1, 7, null, $2, '$5', true",
    values: ['a', at.toISOString()],
  })
  expect(asSent('begin')).toEqual({ sql: 'begin', values: [] })
})

it('takes the texts out of a statement as parameters', () => {
  expect(statements[1]).toEqual({
    sql: 'insert into "orders" values ($1, $2, $3, 6999)',
    values: [id, 'NW-ORD-20261120-0492', "Ada O'Example"],
  })
  expect(statements[2]).toEqual(captured[2])
})

it('writes the same statement for another order', () => {
  const values = statements.slice(1, 3).map((statement) => valuesFor(statement, identities)(['new', 'NW-2']))
  expect(values).toEqual([['new', 'NW-2', "Ada O'Example"], ['[{"id":"new"}]']])
})

it('writes the transaction as a script in which every order has keys of its own', () => {
  expect(pgbenchScript({ statements, identities }).split('\n')).toEqual([
    '\\set n :n + 1',
    '\\set c 100000000000 + :client_id',
    'begin;',
    `insert into "orders" values (':n-0000-7000-8000-:c', 'NW-ORD-:n-:c', 'Ada O''Example', 6999);`,
    `insert into job select '[{"id":":n-0000-7000-8000-:c"}]'::json, '$2';`,
    'commit;',
    '',
  ])
})
