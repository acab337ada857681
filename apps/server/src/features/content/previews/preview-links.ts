import {
  type EndPreviewInput,
  mostPreviewLinks,
  type PreviewLinks,
  previewPage,
  type SharedPreview,
  type SharePreviewInput,
} from '@northword/contract/desk/site-previews'
import { v7 as uuid } from 'uuid'
import type { MemberContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { hashOfSecret, newSecret } from '../../../secrets/secrets.ts'
import { clock } from '../../../time/clock.ts'
import { endLinks, isRedeemable } from '../../links/redeem.ts'
import { Token } from '../../links/token.entity.ts'
import { lockRole } from '../../people/lock-member.ts'
import { StaffMember } from '../../people/staff-member.entity.ts'
import { lockContent } from '../drafts/lock-content.ts'

/** Members hand this link out, so it is never mailed. Its subject is the link itself. */
const purpose = 'preview'

const dayMs = 86_400_000

type Sharing = Pick<MemberContext, 'em' | 'actor' | 'links'>

/**
 * Makes a link that shows the drafts until it ends.
 * @throws {DomainError} `tooManyPreviews`, `signedOut`
 */
export async function sharePreview(
  { em, actor, links: { publicUrl } }: Sharing,
  { days }: SharePreviewInput,
): Promise<SharedPreview> {
  const [id, secret] = [uuid(), newSecret()]
  const expiresAt = new Date(clock.now().getTime() + days * dayMs)
  await em.fork().transactional(async (tx) => {
    await lockContent(tx)
    await lockRole(tx, actor)
    if ((await tx.count(Token, notEnded())) >= mostPreviewLinks) throw new DomainError('tooManyPreviews')
    const [hash, madeBy] = [hashOfSecret(secret), actor.member.id]
    await tx.insert(Token, { hash, purpose, subjectId: id, madeBy, expiresAt })
  })
  const url = `${publicUrl}${previewPage}?token=${secret}`
  return { id, url, madeBy: actor.member.name, endsAt: expiresAt.toISOString() }
}

/** Links that have not ended. */
export async function listPreviewLinks(em: Em): Promise<PreviewLinks> {
  const tokens = await em.find(Token, notEnded(), {
    orderBy: { expiresAt: 'desc', subjectId: 'desc' },
    disableIdentityMap: true,
  })
  const makers = await em.find(
    StaffMember,
    { id: { $in: tokens.flatMap(({ madeBy }) => madeBy ?? []) } },
    { fields: ['id', 'name'], disableIdentityMap: true },
  )
  const names = new Map(makers.map(({ id, name }) => [id, name]))
  return {
    previews: tokens.map(({ subjectId, madeBy, expiresAt }) => ({
      id: subjectId,
      madeBy: names.get(madeBy ?? '') ?? '',
      endsAt: expiresAt.toISOString(),
    })),
  }
}

const notEnded = () => ({ purpose, expiresAt: { $gt: clock.now() } })

/** Ends a link at once, also in browsers that have opened it. One that has ended already is no failure. */
export const endPreviewLink = async ({ em }: Pick<Sharing, 'em'>, { id }: EndPreviewInput): Promise<void> =>
  endLinks(em, purpose, id)

/** True for the secret of a link that has not ended. */
export const isPreviewSecret = (em: Em, secret: string): Promise<boolean> => isRedeemable(em, purpose, secret)
