/** A visitor's browser as use cases see it: the cookies that it keeps for us, what it asks for, and its name. */
export interface BrowserKeys {
  /** The secret in a cookie; null where the browser sent none. */
  read: (name: KeyName) => string | null
  /** Sets a cookie for so many seconds, or until the browser is closed. */
  keep: (name: KeyName, secret: string, seconds?: number) => void
  forget: (name: KeyName) => void
  /** A text that is no secret, by the name of its cookie; null where the browser sent none. */
  recall: (name: string) => string | null
  /** Sets such a text for so many seconds; scripts of our pages can read it. */
  remember: (name: string, text: string, seconds: number) => void
  /** Remembers for some minutes that a form led this browser to an address. */
  rememberSent: (address: string) => void
  /** Whether a form led this browser to an address lately; a link to it proves nothing. */
  wasSentTo: (address: string) => boolean
  /** Whether it signals Global Privacy Control. */
  signalsPrivacy: boolean
  /** Such as "Chrome on Linux". */
  device: string
}

/**
 * `session` signs in, `claim` claims guest orders, `device` proves an earlier sign-in, `desk` and `deskDevice` do the same
 * for staff; `order` is the secret of the link to an order that is open.
 */
export type KeyName = 'session' | 'claim' | 'device' | 'order' | 'desk' | 'deskDevice'
