import type { ExportRecord } from '@northword/contract/people/account'
import type { ClientContext } from '../../doors/context.ts'
import { clock } from '../../time/clock.ts'
import { provenKey } from './user.entity.ts'
import { accountView } from './user-view.ts'

type Exporting = Pick<ClientContext, 'em' | 'personalData' | 'actor' | 'site'>

/** Exports a client's data, one page at a time. Without its last record, `end`, the file is incomplete. */
export async function* exportData(ctx: Exporting): AsyncGenerator<ExportRecord> {
  let records = 0
  for await (const record of recordsOf(ctx)) {
    yield record
    records += 1
  }
  yield { kind: 'end', records }
}

async function* recordsOf({ em, personalData, actor, site }: Exporting): AsyncGenerator<ExportRecord> {
  const { user } = actor
  const emailVerifiedAt = user.emailVerifiedAt?.toISOString() ?? null
  yield { kind: 'account', exportedAt: clock.now().toISOString(), ...accountView(user), emailVerifiedAt }
  const emailKey = provenKey(user)
  for (const { records, recordsOfAddress } of personalData) {
    if (records) yield* records(em, actor, site)
    if (recordsOfAddress && emailKey) yield* recordsOfAddress(em, emailKey)
  }
}
