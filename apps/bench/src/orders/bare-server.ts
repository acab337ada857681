import fastify from 'fastify'
import { Pool } from 'pg'
import { v7 as newUuid } from 'uuid'
import type { BareSettings } from './bare.ts'
import { valuesFor } from './statements.ts'

// The least work for an order: parse the body, run the same statements, answer.
process.once('message', (settings: BareSettings) => void serve(settings))
process.once('disconnect', () => process.exit())

async function serve({ url, poolSize, statements, identities }: BareSettings) {
  const pool = new Pool({ connectionString: url, max: poolSize })
  const queries = statements.map((statement) => ({
    sql: statement.sql,
    values: valuesFor(statement, identities),
  }))
  let orders = 0
  const app = fastify()
  app.post('/orders', async (_request, reply) => {
    const number = `NW-ORD-${process.pid}-${(orders += 1)}`
    const replacements = identities.map((_, index) => (index < identities.length - 1 ? newUuid() : number))
    const client = await pool.connect()
    try {
      for (const { sql, values } of queries) await client.query(sql, values(replacements))
    } finally {
      client.release()
    }
    return reply.code(201).send({ order: { id: number } })
  })
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
}
