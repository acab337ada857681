import { Fragment, type ReactNode } from 'react'
import { useLinkToken } from '../links/use-link-token.ts'
import type { Typed } from '../plain-form/outcome.ts'
import { WayOn } from './notice.tsx'

interface MailedLinkProps {
  form: string
  words: { missing: { heading: string; text: string; button: string } }
  /** Address for a reader whose link is incomplete. */
  to: string
  /** The link's form; a second link opened in the same tab starts a new one. */
  children: (alsoSend: () => Typed) => ReactNode
}

/** The form of a mailed link, or a way on if its token is missing. */
export function MailedLink({ form, words, to, children }: MailedLinkProps) {
  const { token, later, alsoSend } = useLinkToken(form)
  if (token === null) return <WayOn words={words.missing} to={to} isAnswer={false} />
  return <Fragment key={later}>{children(alsoSend)}</Fragment>
}
