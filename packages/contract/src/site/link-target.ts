/**
 * A path of the site, an anchor, or an address that a browser opens without running anything. Browsers read `\` as
 * `/` and skip tabs, so that `/\host` would be another site.
 */
export const linkBeginning = /^(\/(?!\/)|#|mailto:|https:\/\/)/
export const linkSigns = /^[^\s\\]*$/

/**
 * A link within a text, with groups `words` and `to`: `[words](/contact)`. Lengths are bounded, because a search for
 * the end of each beginning would take quadratic time.
 */
export const linkInText = String.raw`\[(?<words>[^[\]]{1,300})\]\((?<to>(?:[^\s()]|\([^\s()]{0,100}\)){1,500})\)`

/** Addresses of a text's links. */
export const linksIn = (text: string): string[] =>
  Array.from(text.matchAll(new RegExp(linkInText, 'g')), ({ groups }) => groups?.['to'] ?? '')

/** True for an address that a text of the site may link to. */
export const isLinkTarget = (to: string): boolean => linkBeginning.test(to) && linkSigns.test(to)
