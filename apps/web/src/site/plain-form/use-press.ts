import { useRef, useState } from 'react'
import { inTime } from '../parts/in-time.ts'
import { toast } from '../ui/toast.ts'
import { type Ended, endOf, type GoOn, type Send, type Typed } from './outcome.ts'
import { browserPosts } from './browser-posts.ts'
import type { CameBack } from './use-came-back.ts'

export interface PressOptions<Result, Remedy> {
  /** Fetches the code that checks and sends. The same function on every render. */
  load: () => Promise<Send<Result>>
  /** The sentence for a press when that code cannot be fetched, and the browser cannot post either. */
  unreachable: string
  /** How the form goes on after refusals that ask for more than a sentence. */
  goOn?: GoOn<Result, Remedy>
  /** Sent besides the fields; read at each press. */
  alsoSend?: (() => Typed) | undefined
  /** Titles of the toasts that repeat what went wrong. Left out, there are no toasts. */
  toastTitles?: { invalid: string; failed: string }
  /** Whether a form that was sent stays as it is, because its page is left or something replaces it. */
  staysWhenSent?: boolean
}

/** `fetching` is the code that sends, of which nothing has left yet. */
type Phase = 'idle' | 'fetching' | 'sending'

/**
 * Sends the form, one press at a time, and says how the last one ended, or what was posted before. Where the code that
 * sends is not here in time, or breaks, the browser posts the form.
 */
export function usePress<Result, Remedy>(
  options: PressOptions<Result, Remedy>,
  before: CameBack<Result, Remedy>,
) {
  const endToast = useRef(() => {})
  const { phase, isIdle, begin, turnTo, takeBack } = usePhase()
  const [isFirst, setFirst] = useState(true)
  const [ended, setEnded] = useState(before.ended)
  const [errors, setErrors] = useState(() => errorsOf(before.ended))

  const press = async (form: HTMLFormElement, fields: Typed) => {
    if (!isIdle()) return
    endToast.current()
    const typed = () => ({ ...fields, ...options.alsoSend?.() })
    const isTakenBack = begin()
    const send = await inTime(options.load()).catch(() => null)
    if (isTakenBack()) return
    turnTo('sending')
    const outcome = (send && (await sent(send, typed(), options.goOn))) ?? unsent(form, options)
    if (outcome === 'by the browser') {
      await browserPosts(form.action, typed())
      return turnTo('idle')
    }
    if (options.toastTitles) endToast.current = warn(outcome, options.toastTitles)
    setFirst(false)
    setEnded(outcome)
    setErrors(errorsOf(outcome))
    const isSent = outcome.kind === 'sent'
    if (isSent && options.staysWhenSent) return
    if (isSent) form.reset()
    turnTo('idle')
  }
  return { press, takeBack, phase, ended, errors, setErrors, isFirst }
}

/** Where a press is. It is asked while nothing is rendered, so it stands beside the state, too. */
function usePhase() {
  const [phase, setPhase] = useState<Phase>('idle')
  const now = useRef<Phase>('idle')
  const presses = useRef(0)
  const turnTo = (next: Phase) => {
    now.current = next
    setPhase(next)
  }
  const isIdle = () => now.current === 'idle'
  /** Begins a press; returns a function that says whether it was taken back. */
  const begin = () => {
    turnTo('fetching')
    const press = ++presses.current
    return () => press !== presses.current
  }
  /** Ends a press of which nothing has left; false where the form is on its way to the server. */
  const takeBack = () => {
    if (now.current === 'sending') return false
    presses.current += 1
    turnTo('idle')
    return true
  }
  return { phase, turnTo, isIdle, begin, takeBack }
}

/** How a press ended; null where our own code failed. */
async function sent<Result, Remedy>(
  send: Send<Result>,
  typed: Typed,
  goOn: GoOn<Result, Remedy> | undefined,
): Promise<Ended<Result, Remedy> | null> {
  try {
    const answer = await send(typed)
    return answer.kind === 'refused' ? endOf(answer.refusal, typed, goOn) : answer
  } catch (error) {
    console.error(error)
    return null
  }
}

/** A form that is gone is posted by nobody, and without a network the browser would show a page of its own. */
const unsent = (form: HTMLFormElement, { unreachable }: { unreachable: string }) =>
  form.isConnected && navigator.onLine
    ? 'by the browser'
    : ({ kind: 'failed', message: unreachable } as const)

const errorsOf = (ended: Ended<unknown, unknown> | null) => (ended?.kind === 'invalid' ? ended.errors : {})

/** Says in a toast what went wrong, if anything did. Returns a function that closes the toast. */
function warn(ended: Ended<unknown, unknown>, titles: { invalid: string; failed: string }): () => void {
  if (ended.kind === 'sent') return () => {}
  const description = ended.kind === 'invalid' ? Object.values(ended.errors)[0] : ended.message
  const title = (ended.kind === 'failed' && ended.title) || titles[ended.kind]
  return description ? toast({ title, description, tone: 'destructive' }) : () => {}
}
