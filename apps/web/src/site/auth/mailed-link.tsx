import { Fragment, type ReactNode } from 'react'
import type { Typed } from '../plain-form/outcome.ts'
import { WayOn } from './notice.tsx'
import { useLinkToken } from './use-link-token.ts'

interface MailedLinkProps {
  words: { missing: { heading: string; text: string; button: string } }
  /** Where somebody goes on whose link is not complete. */
  to: string
  /** The form that the link leads to; another link, opened in the same tab, begins another one. */
  children: (alsoSend: () => Typed) => ReactNode
}

/** The form of a page that a mail links to, or a way on where part of the link is missing. */
export function MailedLink({ words, to, children }: MailedLinkProps) {
  const { token, later, alsoSend } = useLinkToken()
  if (token === null) return <WayOn words={words.missing} to={to} isAnswer={false} />
  return <Fragment key={later}>{children(alsoSend)}</Fragment>
}
