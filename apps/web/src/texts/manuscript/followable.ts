/** Allows web and mail addresses; null for others, which stay text. */
export const followable = (href: string | undefined): string | null =>
  href !== undefined && /^(https?:\/\/[^/]|mailto:[^@]+@)/i.test(href) ? href : null
