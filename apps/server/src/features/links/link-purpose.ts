/** A purpose of mailed links. */
export interface LinkPurpose {
  /** The page that it opens. */
  path: string
  /** How long a link is valid, in milliseconds. */
  validMs: number
  /** The path for one-click requests of mail programs (RFC 8058), where there is one; the secret is added to it. */
  oneClickPath?: string
}

/** Every purpose of every feature, by its name. */
export type LinkPurposes = Readonly<Record<string, LinkPurpose>>

/** A link that a mail is to have. */
export interface LinkOrder {
  /** The name of its {@link LinkPurpose}. */
  purpose: string
  subjectId: string
}

export const hourMs = 3_600_000
