/** What of a visitor's browser a procedure may know: the secrets that it keeps for us, and what it is. */
export interface BrowserKeys {
  /** The secret that the browser carries; null where it has none of ours. */
  read: (name: KeyName) => string | null
  /** Has the browser keep a secret, for so long or until it is closed. */
  keep: (name: KeyName, secret: string, seconds?: number) => void
  forget: (name: KeyName) => void
  /** "Chrome on Linux". */
  device: string
}

/** `session`: who is signed in. `claim`: whose guest orders. `device`: that it has signed in before. */
export type KeyName = 'session' | 'claim' | 'device'
