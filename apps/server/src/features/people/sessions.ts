import { v7 as uuid } from 'uuid'
import type { BrowserKeys } from '../../doors/browser-keys.ts'
import type { Context } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { hashOfSecret, newSecret } from '../../secrets/secrets.ts'
import { clock } from '../../time/clock.ts'
import { rememberDevice, type Signer } from './known-device.ts'

/** The table and the cookies of one kind of sessions. */
interface SessionKind<Row, Account> {
  cookie: 'session' | 'desk'
  deviceCookie: 'device' | 'deskDevice'
  find: (em: Em, tokenHash: string) => Promise<Row | null>
  isAlive: (session: Row, now: Date) => boolean
  /** The session's account, if it may be signed in to. */
  accountOf: (em: Em, session: Row) => Promise<Account | null>
  remove: (em: Em, which: { tokenHash: string } | { accountId: string }) => Promise<unknown>
  /** Returns the number of changed rows: none if the epoch is another by now. */
  change: (em: Em, account: { id: string; sessionEpoch: number }, change: Partial<Account>) => Promise<number>
}

type SessionContext = Pick<Context, 'em' | 'browser'>

export function createSessions<
  Row extends { epoch: number },
  Account extends Signer & { sessionEpoch: number },
>(kind: SessionKind<Row, Account>) {
  const carriedBy = (browser: BrowserKeys) => {
    const secret = browser.read(kind.cookie)
    return secret && hashOfSecret(secret)
  }

  async function endCarried({ em, browser }: SessionContext) {
    const tokenHash = carriedBy(browser)
    if (tokenHash) await kind.remove(em, { tokenHash })
  }

  return {
    /** The browser's valid session with its account. No query without the cookie. */
    async find(em: Em, browser: BrowserKeys, now: Date) {
      const tokenHash = carriedBy(browser)
      const session = tokenHash ? await kind.find(em, tokenHash) : null
      if (!session || !kind.isAlive(session, now)) return null
      const account = await kind.accountOf(em, session)
      return account?.sessionEpoch === session.epoch ? { session, account } : null
    },

    /** Ends the browser's session, against fixation, and returns the columns of the next one. */
    async replace({ em, browser }: SessionContext, { sessionEpoch: epoch }: Account) {
      await endCarried({ em, browser })
      const secret = newSecret()
      const { device } = browser
      return {
        secret,
        row: { id: uuid(), tokenHash: hashOfSecret(secret), epoch, device, createdAt: clock.now() },
      }
    },

    /** Sets the session's cookie, and the cookie that proves that this browser has signed in to the account. */
    keep(browser: BrowserKeys, account: Account, secret: string, seconds?: number) {
      browser.keep(kind.cookie, secret, seconds)
      rememberDevice(browser, account, kind.deviceCookie)
    },

    async signOut({ em, browser }: SessionContext): Promise<void> {
      await endCarried({ em, browser })
      browser.forget(kind.cookie)
    },

    endAll: (em: Em, account: Account, change: Partial<Account>) => endAllOf(kind, em, account, change),
  }
}

/**
 * Ends every session of an account, including those just beginning. Saves `change` with it.
 * @returns the changed account; null, and nothing saved, if all sessions were ended since `account` was read
 */
async function endAllOf<Row, Account extends Signer & { sessionEpoch: number }>(
  kind: SessionKind<Row, Account>,
  em: Em,
  account: Account,
  change: Partial<Account>,
): Promise<Account | null> {
  const { id, sessionEpoch } = account
  const changed = { ...change, sessionEpoch: sessionEpoch + 1 }
  if ((await kind.change(em, { id, sessionEpoch }, changed)) === 0) return null
  await kind.remove(em, { accountId: id })
  return { ...account, ...changed }
}
