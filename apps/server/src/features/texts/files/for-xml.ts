/** Removes characters that XML cannot contain. */
export const forXml = (text: string) =>
  text.replaceAll(/[^\t\n\x20-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
