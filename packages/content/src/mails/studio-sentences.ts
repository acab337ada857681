import { fillBraces } from '@northword/contract/content/braces'
import type { mailNames, WordedMail } from '@northword/contract/mails/mail-names'
import type { SiteContent } from '@northword/contract/content/site-content'

/** Values of the names that a mail fills in. None is anybody's typed text. */
type Facts<Mail extends WordedMail> = Readonly<Record<(typeof mailNames)[Mail][number], string>>

/** The studio's paragraphs of a mail: above its facts, below them, and the signature that ends it. */
export function studioSentences<Mail extends WordedMail>(
  { mails }: Pick<SiteContent, 'mails'>,
  mail: Mail,
  facts: Facts<Mail>,
) {
  const values = new Map<string, string>(Object.entries(facts))
  const said = (sentences: readonly string[]) =>
    sentences.map((sentence) => fillBraces(sentence, (name) => values.get(name) ?? `{${name}}`))
  return {
    opening: said(mails[mail].opening),
    closing: said(mails[mail].closing),
    signature: mails.signature.length > 0 ? [mails.signature.join('\n')] : [],
  }
}
