import type { ExportRecord } from '@northword/contract/account'
import type { Context } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { SignedIn } from '../auth/signed-in.ts'
import { accountView } from './account-view.ts'

/**
 * Begins a client’s export: what every feature keeps of them, one record after another, read from the database
 * as they are asked for, so that memory holds one page of one list. The last record is of the kind `end`;
 * without it the file is not whole.
 * @throws {DomainError} `signedOut`, `tooManyTries`
 */
export async function exportData(ctx: Context): Promise<AsyncIterable<ExportRecord>> {
  const signedIn = await ctx.signedIn()
  if (!signedIn) throw new DomainError('signedOut')
  await ctx.limits.count('exportAccount', signedIn.user.id)
  return recordsOf(ctx, signedIn)
}

async function* recordsOf(ctx: Context, client: SignedIn): AsyncGenerator<ExportRecord> {
  let records = 0
  for await (const record of dataOf(ctx, client)) {
    yield record
    records += 1
  }
  yield { kind: 'end', records }
}

async function* dataOf({ em, personalData }: Context, client: SignedIn): AsyncGenerator<ExportRecord> {
  const { user, session } = client
  yield { kind: 'account', exportedAt: new Date().toISOString(), ...accountView(user) }
  for (const { records } of personalData) if (records) yield* records(em, user, session.id)
}
