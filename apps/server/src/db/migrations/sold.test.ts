/** @module-tag thorough */
import { expect, it } from 'vitest'
import { databaseAt, eachNewDatabase } from '../../testing/databases/test-database.ts'

eachNewDatabase('Orders from before they said what was sold', (open) => {
  it('are given the promises of the catalogue of that day, where it had their service', async () => {
    const { em, upgrade } = await databaseAt(open, '20261122-event-actors')
    for (const sku of ['PS-015', 'PS-070', 'PS-180', 'PS-250', 'PS-999'])
      await em.execute(
        `insert into orders (id, number, idempotency_key, fingerprint, guest, sku, name, price_cents, full_name,
           email, email_key, phone, note, status, created_at)
         values (gen_random_uuid(), ?, ?, '', true, ?, 'X', 1, 'X', '', '', '1', '', 'Paid', now())`,
        [sku, sku, sku],
      )
    await upgrade()
    const rows = await em.execute<{ sku: string; sold: { words: number; pieces: object[] } | null }[]>(
      'select sku, sold from orders order by sku',
    )
    expect(rows[1]?.sold).toEqual({
      words: 1700,
      revisionRounds: 2,
      turnaround: { kind: 'hours', minHours: 72, maxHours: 72, label: '72 hours' },
      pieces: [
        { title: 'Blog Post 1', words: 600 },
        { title: 'Blog Post 2', words: 600 },
        { title: 'Newsletter', words: 500 },
      ],
    })
    expect(rows[2]?.sold).toMatchObject({ words: 4700, revisionRounds: 'unlimited' })
    expect(rows[3]?.sold).toMatchObject({ turnaround: { kind: 'ongoing', label: 'Ongoing' } })
    expect(rows.map(({ sku, sold }) => [sku, sold && sold.words, sold && sold.pieces.length])).toEqual([
      ['PS-015', null, 1],
      ['PS-070', 1700, 3],
      ['PS-180', 4700, 6],
      ['PS-250', 4000, 4],
      ['PS-999', null, null],
    ])
  })
})
