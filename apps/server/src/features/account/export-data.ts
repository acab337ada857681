import type { ExportRecord } from '@northword/contract/account'
import type { ClientContext, Context } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { provenKey } from '../people/user.entity.ts'
import { accountView } from './account-view.ts'

/**
 * Begins a client’s export: what every feature keeps of them, one record after another, read from the database
 * as they are asked for, so that memory holds one page of one list. The last record is of the kind `end`;
 * without it the file is not whole.
 * @throws {DomainError} `signedOut`, `tooManyTries`
 */
export async function exportData(ctx: Context): Promise<AsyncIterable<ExportRecord>> {
  const { actor } = ctx
  if (actor.kind !== 'client') throw new DomainError('signedOut')
  await ctx.limits.count('exportAccount', actor.user.id)
  return recordsOf({ ...ctx, actor })
}

async function* recordsOf(ctx: ClientContext): AsyncGenerator<ExportRecord> {
  let records = 0
  for await (const record of dataOf(ctx)) {
    yield record
    records += 1
  }
  yield { kind: 'end', records }
}

async function* dataOf({ em, personalData, actor }: ClientContext): AsyncGenerator<ExportRecord> {
  yield { kind: 'account', exportedAt: new Date().toISOString(), ...accountView(actor.user) }
  const emailKey = provenKey(actor.user)
  for (const { records, recordsOfAddress } of personalData) {
    if (records) yield* records(em, actor)
    if (recordsOfAddress && emailKey) yield* recordsOfAddress(em, emailKey)
  }
}
