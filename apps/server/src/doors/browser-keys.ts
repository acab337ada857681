/** A visitor's browser as use cases see it: the cookies that it keeps for us, and its name. */
export interface BrowserKeys {
  /** The secret in a cookie; null where the browser sent none. */
  read: (name: KeyName) => string | null
  /** Sets a cookie for so many seconds, or until the browser is closed. */
  keep: (name: KeyName, secret: string, seconds?: number) => void
  forget: (name: KeyName) => void
  /** Such as "Chrome on Linux". */
  device: string
}

/** `session` signs in, `claim` claims guest orders, `device` proves an earlier sign-in. */
export type KeyName = 'session' | 'claim' | 'device'
