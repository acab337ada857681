import { mailFooter } from '@northword/content/mails/mails'
import type { SiteContent } from '@northword/contract/content/site-content'
import type { MailLinks } from './mail-links.ts'
import type { KeptBody } from '../mail.entity.ts'

/** Columns of a line. RFC 5322 recommends at most 78. */
const width = 76

/** Text part of a mail. Does not break before AM or PM, nor inside long words, so that links still work. */
export function renderText(
  { heading, paragraphs, facts = [], closing = [], footer }: KeptBody,
  site: SiteContent,
  { button, foot }: MailLinks,
): string {
  const link = button ? `${button.label}:\n${button.url}` : ''
  const quiet = foot.map(({ label, url }) => `${label}:\n${url}`)
  const blocks = [
    heading,
    ...paragraphs,
    renderFacts(facts),
    link,
    ...closing,
    ...quiet,
    signatureOf(footer ?? mailFooter(site)),
  ]
  return `${blocks
    .filter((block) => block !== '')
    .map(wrap)
    .join('\n\n')}\n`
}

const signatureOf = (footer: readonly string[]) => ['-- ', ...footer].join('\n')

function renderFacts(facts: [label: string, value: string][]): string {
  const longest = Math.max(...facts.map(([label]) => label.length))
  return facts.map(([label, value]) => `${`${label}:`.padEnd(longest + 2)}${value}`).join('\n')
}

const wrap = (block: string) =>
  block
    .split(/\r\n|[\r\n]/)
    .flatMap(wrapLine)
    .join('\n')

function wrapLine(line: string): string[] {
  // A signature begins with two hyphens and a space, which must stay.
  if (line.length <= width) return [line]
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/ (?![AP]M\b)/)) {
    if (current && current.length + 1 + word.length > width) {
      lines.push(current)
      current = word
    } else {
      current = current ? `${current} ${word}` : word
    }
  }
  return [...lines, current]
}
