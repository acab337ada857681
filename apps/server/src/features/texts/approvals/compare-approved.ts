import type { CompareApprovedInput, ComparedApproved } from '@northword/contract/texts/approvals'
import type { Context } from '../../../doors/context.ts'
import { findFacts } from '../versions/read-version.ts'
import { storedBlocks } from '../versions/stored-text.ts'
import { approvalOfVersion } from './find-certificate.ts'

/** @throws {DomainError} `orderNotFound`, `textNotFound`, `notApproved`, `textTooTangled`, `textsWaiting` */
export async function compareApproved(
  { em, actor, texts }: Pick<Context, 'em' | 'actor' | 'texts'>,
  { text, ...input }: CompareApprovedInput,
): Promise<ComparedApproved> {
  const found = await findFacts(em, actor, input)
  const { sha256 } = await approvalOfVersion(em, found)
  const blocks = await storedBlocks(em, found.facts)
  return { same: await texts.sameness(actor, { text, sha256, blocks }) }
}
