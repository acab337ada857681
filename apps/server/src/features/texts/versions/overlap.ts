import type { Em } from '../../../db/orm.ts'
import type { WrittenPrints } from '../quality/fingerprints.ts'

/** Share of a text that also stands word for word in other texts of the studio. */
export interface Overlap {
  /** From 0 to 1. */
  share: number
  /** Orders with the largest overlap. Only the studio may see them. */
  orders: { number: string; share: number }[]
}

export async function overlapOf(
  em: Em,
  orderId: string,
  { sample, sampled }: WrittenPrints,
): Promise<Overlap> {
  if (sampled === 0) return { share: 0, orders: [] }
  const found = await em.execute<{ number: string | null; count: number }[]>(
    `select o.number, count(distinct p.print)::int as count
      from text_prints p join text_versions v on v.id = p.version_id join orders o on o.id = v.order_id
      where p.print = any(?::bigint[]) and v.order_id <> ?
      group by grouping sets ((o.number), ()) order by 2 desc, 1 limit 4`,
    [sample, orderId],
  )
  const all = found.find(({ number }) => number === null)?.count ?? 0
  return {
    share: all / sampled,
    orders: found.flatMap(({ number, count }) =>
      number === null ? [] : [{ number, share: count / sampled }],
    ),
  }
}

export async function keepPrints(em: Em, versionId: string, { arrays }: WrittenPrints): Promise<void> {
  for (const prints of arrays)
    await em.execute(`insert into text_prints (version_id, print) select ?, unnest(?::bigint[])`, [
      versionId,
      prints,
    ])
}
