import type { ExportRecord } from '@northword/contract/account'
import type { ClientContext, Context } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
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
  const { user, session } = actor
  yield { kind: 'account', exportedAt: new Date().toISOString(), ...accountView(user) }
  for (const { records } of personalData) if (records) yield* records(em, user, session.id)
}
