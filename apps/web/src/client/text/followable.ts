/** The address that words of a text may lead to, in the web or a mailbox; null for all else, which stays words. */
export const followable = (href: string | undefined): string | null =>
  href !== undefined && /^(https?:\/\/[^/]|mailto:[^@]+@)/i.test(href) ? href : null
