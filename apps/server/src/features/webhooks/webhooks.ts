import { addressRefusals } from '@northword/content/operate/failures'
import {
  type AddWebhookInput,
  mostWebhooks,
  secretOverlapHours,
  type SwitchWebhookInput,
  type WebhookView,
  type WebhookWithSecret,
} from '@northword/contract/desk/webhooks'
import { v7 as uuid } from 'uuid'
import type { Em } from '../../db/orm.ts'
import { latestFirst } from '../../db/queries/keyset.ts'
import type { StaffContext } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { problemOf } from '../../outbound/problem-of.ts'
import { type Reach, reachable } from '../../outbound/reach.ts'
import { clock } from '../../time/clock.ts'
import { lockRights } from '../api-tokens/lock-rights.ts'
import { answererOf } from '../people/actor.ts'
import { newSigningSecret } from './sign.ts'
import { WebhookEndpoint, webhookOf, webhookView } from './webhook-endpoint.entity.ts'

const hourMs = 3_600_000

/** Advisory lock, used for nothing else. */
const lockId = 20_261_129

/** Time limit of a DNS lookup. */
const patienceMs = 5_000

export async function listWebhooks(em: Em): Promise<WebhookView[]> {
  const endpoints = await em.find(WebhookEndpoint, {}, { orderBy: latestFirst })
  const now = clock.now()
  return endpoints.map((endpoint) => webhookView(endpoint, now))
}

/**
 * Adds an endpoint and returns its secret this once. Checks the address now, to show a mistake, and again before each
 * try.
 * @throws {DomainError} `invalid` if the address may not be called; `signedOut` if the member is no longer an owner;
 * `tokenInvalid` if the token was revoked meanwhile; `tooManyWebhooks`
 */
export async function addWebhook(
  { em, actor, reach }: StaffContext,
  { url, description, events }: AddWebhookInput,
): Promise<WebhookWithSecret> {
  await refuseUnreachable(url, reach)
  const createdAt = clock.now()
  const endpoint: WebhookEndpoint = {
    id: uuid(),
    url,
    description,
    events: [...new Set(events)],
    secret: newSigningSecret(),
    earlierSecret: null,
    earlierUntil: null,
    earlierMadeBy: null,
    earlierExposedAt: null,
    secretMadeBy: answererOf(actor),
    exposedAt: null,
    createdAt,
    createdBy: actor.member.name,
    offAt: null,
    isGone: false,
    failedAt: null,
    deliveredAt: null,
  }
  await em.transactional(async (tx) => {
    // Counted by one at a time.
    await tx.execute(`select pg_advisory_xact_lock(${lockId})`)
    await lockRights(tx, actor)
    if ((await tx.count(WebhookEndpoint)) >= mostWebhooks) throw new DomainError('tooManyWebhooks')
    await tx.insert(WebhookEndpoint, endpoint)
  })
  return { webhook: webhookView(endpoint, createdAt), secret: endpoint.secret }
}

async function refuseUnreachable(url: string, reach: Reach) {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('No answer about this name')), patienceMs)
  try {
    await Promise.race([reachable(new URL(url), reach), promise])
  } catch (error) {
    const message = addressRefusals[problemOf(error) === 'address' ? 'address' : 'name']
    throw new DomainError('invalid', { message, issues: [{ path: 'url', message }], cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The new secret is shown only here. The one before signs for 24 hours more, unless an older one still does:
 * receivers may know no other.
 * @throws {DomainError} `signedOut`, `tokenInvalid`, `webhookNotFound`
 */
export async function rotateSecret(
  { em, actor }: Pick<StaffContext, 'em' | 'actor'>,
  id: string,
): Promise<WebhookWithSecret> {
  const now = clock.now()
  const secret = newSigningSecret()
  const earlierUntil = new Date(now.getTime() + secretOverlapHours * hourMs)
  const changed = await em.transactional(async (tx) => {
    await lockRights(tx, actor)
    await tx.execute(
      `update webhook_endpoints
        set earlier_secret = secret, earlier_until = ?, earlier_made_by = secret_made_by, earlier_exposed_at = exposed_at
        where id = ? and (earlier_until is null or earlier_until <= ?)`,
      [earlierUntil, id, now],
    )
    return tx.execute<unknown[]>(
      `update webhook_endpoints set secret = ?, secret_made_by = ?, exposed_at = null
        where id = ? returning id`,
      [secret, answererOf(actor), id],
    )
  })
  if (changed.length === 0) throw new DomainError('webhookNotFound')
  return { webhook: webhookView(await webhookOf(em, id), now), secret }
}

/** While off, nothing is queued and queued deliveries wait. @throws {DomainError} `webhookNotFound` */
export async function switchWebhook(
  { em }: Pick<StaffContext, 'em'>,
  { id, isOn }: SwitchWebhookInput,
): Promise<WebhookView> {
  const offAt = isOn ? null : clock.now()
  await em.nativeUpdate(WebhookEndpoint, { id }, { offAt, isGone: false, failedAt: null })
  return webhookView(await webhookOf(em, id), clock.now())
}

/** Deletes its deliveries too. @throws {DomainError} `webhookNotFound` */
export async function removeWebhook({ em }: Pick<StaffContext, 'em'>, id: string): Promise<void> {
  if ((await em.nativeDelete(WebhookEndpoint, { id })) === 0) throw new DomainError('webhookNotFound')
}

/** Marks the secrets that a former owner may know, so that an owner changes them. */
export async function exposeSecretsOf(em: Em, memberId: string): Promise<void> {
  const now = clock.now()
  const theirs = { $or: [{ secretMadeBy: memberId }, { secretMadeBy: null }] }
  await em.nativeUpdate(WebhookEndpoint, { ...theirs, exposedAt: null }, { exposedAt: now })
  const earlier = { $or: [{ earlierMadeBy: memberId }, { earlierMadeBy: null }] }
  await em.nativeUpdate(WebhookEndpoint, { ...earlier, earlierExposedAt: null }, { earlierExposedAt: now })
}
