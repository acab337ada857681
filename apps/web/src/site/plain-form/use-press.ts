import { useRef, useState } from 'react'
import { inTime } from '../parts/in-time.ts'
import { toast } from '../toasts/toast.ts'
import { type Ended, endOf, type GoOn, type Send, type Typed } from './outcome.ts'
import { browserPosts } from './browser-posts.ts'
import type { CameBack } from './use-came-back.ts'

export interface PressOptions<Result, Remedy> {
  /** Loads the code that validates and sends. Must be stable across renders. */
  load: () => Promise<Send<Result>>
  /** Message if that code cannot be fetched, and the browser cannot post either. */
  unreachable: string
  /** Reaction to refusals that need more than a sentence. */
  goOn?: GoOn<Result, Remedy>
  /** Sent with the fields; read at each press. */
  alsoSend?: (() => Typed) | undefined
  /** Titles of toasts that repeat errors. Default: no toasts. */
  toastTitles?: { invalid: string; failed: string }
  /** The form is left or replaced after success. */
  staysWhenSent?: boolean
}

/** `fetching`: the code loads, and nothing is sent yet. */
type Phase = 'idle' | 'fetching' | 'sending'

/**
 * Sends one press at a time and returns the last outcome, or that of an earlier post. If the code is late or throws,
 * the browser posts the form.
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
  const [typed, setTyped] = useState(before.typed)

  const press = async (form: HTMLFormElement, fields: Typed) => {
    if (!isIdle()) return
    endToast.current()
    const all = () => ({ ...fields, ...options.alsoSend?.() })
    const isTakenBack = begin()
    const send = await inTime(options.load()).catch(() => null)
    if (isTakenBack()) return
    turnTo('sending')
    const outcome = (send && (await sent(send, all(), options.goOn))) ?? unsent(form, options)
    if (outcome === 'by the browser') {
      await browserPosts(form.action, all())
      return turnTo('idle')
    }
    if (options.toastTitles) endToast.current = warn(outcome, options.toastTitles)
    setFirst(false)
    setEnded(outcome)
    setErrors(errorsOf(outcome))
    const isSent = outcome.kind === 'sent'
    if (isSent && options.staysWhenSent) return
    if (isSent) {
      setTyped({})
      form.reset()
    }
    turnTo('idle')
  }
  return { press, takeBack, phase, ended, errors, setErrors, typed, isFirst }
}

/** Kept in a ref as well, because handlers read it between renders. */
function usePhase() {
  const [phase, setPhase] = useState<Phase>('idle')
  const now = useRef<Phase>('idle')
  const presses = useRef(0)
  const turnTo = (next: Phase) => {
    now.current = next
    setPhase(next)
  }
  const isIdle = () => now.current === 'idle'
  /** Starts a press. Returns a function that tells whether it was taken back. */
  const begin = () => {
    turnTo('fetching')
    const press = ++presses.current
    return () => press !== presses.current
  }
  /** Ends a press that sent nothing yet; false if the form is on its way. */
  const takeBack = () => {
    if (now.current === 'sending') return false
    presses.current += 1
    turnTo('idle')
    return true
  }
  return { phase, turnTo, isIdle, begin, takeBack }
}

/** Null for a bug of ours. */
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

/** A detached form cannot be posted, and offline the browser would show its own error page. */
const unsent = (form: HTMLFormElement, { unreachable }: { unreachable: string }) =>
  form.isConnected && navigator.onLine
    ? 'by the browser'
    : ({ kind: 'failed', message: unreachable } as const)

const errorsOf = (ended: Ended<unknown, unknown> | null) => (ended?.kind === 'invalid' ? ended.errors : {})

/** Shows an error in a toast. Returns a function that closes it. */
function warn(ended: Ended<unknown, unknown>, titles: { invalid: string; failed: string }): () => void {
  if (ended.kind === 'sent') return () => {}
  const description = ended.kind === 'invalid' ? Object.values(ended.errors)[0] : ended.message
  const title = (ended.kind === 'failed' && ended.title) || titles[ended.kind]
  return description ? toast({ title, description, tone: 'destructive' }) : () => {}
}
