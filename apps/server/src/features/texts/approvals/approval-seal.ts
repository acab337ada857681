import type { Em } from '../../../db/orm.ts'

/* In SQL, so that the hash covers the stored values and long texts stay in the database. */

const from = `text_approvals a join orders o on o.id = a.order_id
  left join text_versions v on v.order_id = a.order_id and v.piece = a.piece and v.number = a.version
  left join text_reports r on r.id::text = v.report ->> 'id'`

const sha256Of = (bytes: string) => `encode(sha256(${bytes}), 'hex')`
const momentOf = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`

/** Expected seal of the stored rows: SHA-256 of a JSON list. */
const seal = sha256Of(`convert_to(json_build_array(
  o.number, a.piece, a.version, a.sha256, a.name, ${momentOf('a.at')}, a.how,
  v.markdown, v.blocks::text, ${sha256Of('v.packed')}, v.sha256, v.sheet::text, v.note, v.report::text, ${sha256Of('r.bytes')},
  v.staff_name, ${momentOf('v.at')}, ${momentOf('v.shown_at')})::text, 'UTF8')`)

const markdownHash = sha256Of(`convert_to(v.markdown, 'UTF8')`)

/** False if anything differs from the approval, or the version is gone. */
const isIntactNow = `coalesce(a.seal = ${seal} and a.sha256 = v.sha256 and a.sha256 = ${markdownHash}, false)`

/** Seals an approval inserted in the same transaction. */
export async function sealApproval(em: Em, id: string): Promise<void> {
  await em.execute(
    `update text_approvals set seal = (select ${seal} from ${from} where a.id = ?) where id = ?`,
    [id, id],
  )
}

/** True if an approval and its version are unchanged since that day. */
export async function isIntact(em: Em, id: string): Promise<boolean> {
  const found = await em.execute(`select 1 from ${from} where a.id = ? and ${isIntactNow}`, [id])
  return found.length > 0
}

/** An approval that no longer matches its text or its seal. */
interface BrokenSeal {
  number: string
  piece: number
  version: number
}

/** Approvals that are not intact. Reads every approved text. */
export const findBrokenSeals = (em: Em): Promise<BrokenSeal[]> =>
  em.execute<BrokenSeal[]>(
    `select o.number, a.piece, a.version from ${from} where not ${isIntactNow} order by o.number, a.piece, a.version`,
  )
