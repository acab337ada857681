/** What a mailed link is for. */
export interface LinkPurpose {
  /** The page that it opens. */
  path: string
  /** How long it is good for. */
  validMs: number
  /** The path that takes a mail program's one click instead (RFC 8058), where it has one; the secret follows it. */
  oneClickPath?: string
}

/** Every purpose of every feature, by its name. */
export type LinkPurposes = Readonly<Record<string, LinkPurpose>>

/** What a link of a mail is to do, and for whom. */
export interface LinkOrder {
  /** The name of its {@link LinkPurpose}. */
  purpose: string
  subjectId: string
}

export const hourMs = 3_600_000
