import type { PageHead } from '@northword/content/site/pages'
import { type ReactNode, useEffect } from 'react'
import { type Dead, deadLink } from '../links/dead-link.ts'
import { type LinkToken, useLinkToken } from '../links/use-link-token.ts'
import { Failure } from '../plain-form/failure.tsx'
import type { Send } from '../plain-form/outcome.ts'
import { Problems } from '../plain-form/problems.tsx'
import { usePlainForm } from '../plain-form/use-plain-form.ts'
import { Button } from '../ui/button.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import styles from './link-page.module.css'

/** Outcome of a mailed link. `message` is the server's. */
export interface Done {
  kind: 'done'
  message: string
}

interface LinkWords {
  button: string
  working: string
  unreachable: string
  done: { heading: string }
  dead: { heading: string; text: string }
  missing: { heading: string; text: string }
}

export interface LinkPageProps {
  name: string
  /** Heading and introduction before the press. */
  head: PageHead
  words: LinkWords
  load: () => Promise<Send<Done>>
  /** Message after success without scripts. */
  done: string
  /** Link after success. */
  onward: ReactNode
  /** Link after a failure. */
  remedy: ReactNode
}

/** Page of a mailed link: its button does the work, and its heading shows the outcome. */
export function LinkPage(props: LinkPageProps) {
  const { later, ...link } = useLinkToken(props.name)
  return <Press key={later} {...props} link={link} />
}

function Press({ link, ...props }: LinkPageProps & { link: Omit<LinkToken, 'later'> }) {
  const { name, head, words, load, done, onward, remedy } = props
  const { form, ...state } = usePlainForm<Done | Dead>({
    name,
    load,
    unreachable: words.unreachable,
    alsoSend: link.alsoSend,
    goOn: deadLink,
    sentBy: () => ({ kind: 'done', message: done }),
    staysWhenSent: true,
  })
  const { heading, text, isOver } = tell(head, words, link.token, state.sent)
  useFocusOnHeading(isOver && !state.cameBack)

  return (
    <>
      <PageHero heading={heading} lead={text}>
        {!isOver && (
          <form {...form} className={styles.action} aria-label={head.heading}>
            <Problems form={state} />
            <Failure form={state} />
            <Button tone="primary" type="submit" disabled={state.sending}>
              {state.sending ? words.working : words.button}
            </Button>
          </form>
        )}
        {state.sent?.kind === 'done' && <div className={styles.action}>{onward}</div>}
      </PageHero>
      {isOver && state.sent?.kind !== 'done' && remedy}
    </>
  )
}

function tell(head: PageHead, words: LinkWords, token: LinkToken['token'], sent: Done | Dead | null) {
  if (sent?.kind === 'done') return { heading: words.done.heading, text: sent.message, isOver: true }
  if (sent) return { ...words.dead, isOver: true }
  if (token === null) return { ...words.missing, isOver: true }
  return { heading: head.heading, text: head.intro, isOver: false }
}

/** Announces the changed heading. */
function useFocusOnHeading(isOver: boolean) {
  useEffect(() => {
    if (isOver) focusOn(document.querySelector('h1'))
  }, [isOver])
}

function focusOn(heading: HTMLElement | null) {
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
