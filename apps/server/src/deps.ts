import type { Deps } from './doors/context.ts'
import type { Database } from './db/orm.ts'
import { openReplica } from './db/connections/replica.ts'
import type { Env } from './env.ts'
import type { Log } from './logs/log.ts'
import { createWarnings } from './checks/warnings.ts'
import { entities, figures, hooks, linkPurposes, personalData } from './features.ts'
import { tokenIn } from './features/api-tokens/token-in.ts'
import { createGuesses } from './features/auth/proof/guesses.ts'
import { createPasswords } from './features/auth/proof/passwords.ts'
import { actorIn } from './features/auth/sessions/sessions.ts'
import { type Opening, readOpening } from './features/content/opening/opening.ts'
import { rendersAlways } from './features/content/releases/render-site.ts'
import { linkInBrowser } from './features/order-links/open-link.ts'
import { mailServerInUse } from './features/mail/server/mail-server-in-use.ts'
import { createStoreOrder } from './features/orders/place/store-order.ts'
import { linkFileIn } from './features/staff/members/link-file.ts'
import { staffIn } from './features/staff/sign-in/staff-sessions.ts'
import { agreedPrices } from './features/payments/money-of.ts'
import { createTextWork } from './features/texts/work/text-work.ts'
import { rendersNoPreview } from './rendering/render-preview.ts'
import { createReach } from './outbound/reach.ts'
import { createLimits } from './limits/limits.ts'
import { createRoom } from './limits/room.ts'
import { isLoopback } from './checks/loopback.ts'
import { measureProcess } from './checks/measure-process.ts'
import { createMetrics } from './metrics/metrics.ts'

interface Making extends Pick<Deps, 'mail' | 'liveSite'> {
  /** Default: every release that passes its checks is rendered. */
  renderSite?: Deps['renderSite']
  /** Default: the process shows no pages. */
  showLive?: Deps['showLive']
  /** Default: a preview has no pages. */
  renderPreview?: Deps['renderPreview']
  /** Default: as the database says. */
  opening?: Opening
}

export async function createDeps(
  env: Env,
  database: Database,
  { opening, ...ofSite }: Making,
  log: Log,
): Promise<Deps> {
  const metrics = env.METRICS_PORT === '' ? null : createMetrics({ database, figures, log })
  const deps: Deps = {
    env,
    database,
    replica: await openReplica(entities, env.DATABASE_REPLICA_URL, log),
    sendsMail: async (em) => (await mailServerInUse(em, env)).source !== 'none',
    mailSettings: env,
    storeOrder: createStoreOrder(database, ofSite.mail, hooks),
    passwords: createPasswords({ factor: env.RATE_LIMIT_FACTOR }),
    limits: await createLimits(database, env.RATE_LIMIT_FACTOR),
    room: createRoom(env.RATE_LIMIT_FACTOR),
    personalData,
    hooks,
    actorIn,
    linkInBrowser,
    staffIn,
    tokenIn,
    agreedPrices,
    links: { purposes: linkPurposes, publicUrl: env.PUBLIC_URL },
    setUpLink: linkFileIn(env.DATA_DIR, 'setup-link'),
    warnings: createWarnings(log),
    reach: createReach(env.PUBLIC_URL, env.WEBHOOK_NETWORKS),
    texts: createTextWork(),
    renderSite: rendersAlways,
    showLive: async () => {},
    renderPreview: rendersNoPreview,
    ...ofSite,
    opening: opening ?? (await readOpening(database, isLoopback(new URL(env.PUBLIC_URL).hostname))),
    guesses: createGuesses(env.RATE_LIMIT_FACTOR),
    metrics,
  }
  if (metrics) await measureProcess(metrics, deps)
  return deps
}
