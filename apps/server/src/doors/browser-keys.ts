/** A visitor's browser as use cases see it: cookies, privacy signal and name. */
export interface BrowserKeys {
  /** Secret of a cookie. Null: not sent. */
  read: (name: KeyName) => string | null
  /** Sets a cookie for this many seconds. Default: until the browser is closed. */
  keep: (name: KeyName, secret: string, seconds?: number) => void
  forget: (name: KeyName) => void
  /** Value of a cookie that is no secret. Null: not sent. */
  recall: (name: string) => string | null
  /** Sets such a cookie, which our pages' scripts can read. */
  remember: (name: string, text: string, seconds: number) => void
  /** Records for ten minutes that a form redirected this browser to the address. */
  rememberSent: (address: string) => void
  /** True if a form redirected this browser there recently. A plain link does not count. */
  wasSentTo: (address: string) => boolean
  /** Sends Global Privacy Control. */
  signalsPrivacy: boolean
  /** Such as "Chrome on Linux". */
  device: string
}

/**
 * `session` signs in, `claim` claims guest orders, `device` proves an earlier sign-in; `desk` and `deskDevice` do the
 * same for staff. `order` is the secret of an open link, `preview` that of one to the drafts; a
 * member's preview has any.
 */
export type KeyName = 'session' | 'claim' | 'device' | 'order' | 'desk' | 'deskDevice' | 'preview'
