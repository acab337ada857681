import { Fragment, type ReactNode } from 'react'
import { useLinkToken } from '../links/use-link-token.ts'
import type { Typed } from '../plain-form/outcome.ts'
import { WayOn } from './notice.tsx'

interface MailedLinkProps {
  /** The name of its form. */
  form: string
  words: { missing: { heading: string; text: string; button: string } }
  /** Where somebody goes on whose link is not complete. */
  to: string
  /** The form that the link leads to; another link, opened in the same tab, begins another one. */
  children: (alsoSend: () => Typed) => ReactNode
}

/** The form of a page that a mail links to, or a way on where part of the link is missing. */
export function MailedLink({ form, words, to, children }: MailedLinkProps) {
  const { token, later, alsoSend } = useLinkToken(form)
  if (token === null) return <WayOn words={words.missing} to={to} isAnswer={false} />
  return <Fragment key={later}>{children(alsoSend)}</Fragment>
}
