import type { Context } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { clock } from '../../time/clock.ts'
import { heldLink } from './held-link.ts'

/**
 * Opens the order of a link in this browser, in place of another. Counts only invalid secrets.
 * @throws {DomainError} `linkExpired`, `tooManyTries`
 */
export async function openLink(
  { em, browser, limits, actor }: Context,
  { token }: { token: string },
): Promise<void> {
  const held = await heldLink(em, token)
  if (!held) {
    await limits.countNetwork('redeemNetwork', actor)
    throw new DomainError('linkExpired')
  }
  browser.keep('order', token, Math.ceil((held.endsAt.getTime() - clock.now().getTime()) / 1_000))
}
