import {
  type FormEvent,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { toast } from '../ui/toast.ts'
import type { Ended, Send, Typed } from './outcome.ts'

interface PlainFormOptions<Result, Remedy> {
  /** Fetches the code that checks and sends. The same function on every render. */
  load: () => Promise<Send<Result, Remedy>>
  /** The sentence for a press when that code cannot be fetched. */
  unreachable: string
  /** Called with what all fields hold whenever somebody types. */
  onType?: (typed: Typed) => void
  /** Sent besides the fields; read at each press. */
  alsoSend?: (() => Typed) | undefined
  /** Titles of the toasts that repeat what went wrong. Left out, there are no toasts. */
  toastTitles?: { invalid: string; failed: string }
  /** Whether a form that was sent stays as it is, because its page is left or something replaces it. */
  staysWhenSent?: boolean
}

/**
 * A form of plain fields. They hold what was typed before any script was here, and lose nothing until it is sent.
 * After each press the focus goes to the first error, or to the element of `result`.
 */
export function usePlainForm<Result, Remedy = never>(options: PlainFormOptions<Result, Remedy>) {
  const { load, onType } = options
  const ref = useRef<HTMLFormElement>(null)
  const { press, sending, ended, errors, setErrors } = usePress(options)
  const result = useFocusAfter(ended, ref)
  const onFocus = usePrefetch(load, ref)

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void press(event.currentTarget)
  }
  /** Typing in a field takes its error away, and no other. */
  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    onType?.(typedIn(currentTarget))
    const name = target instanceof Element && target.getAttribute('name')
    if (name) setErrors((shown) => without(name, shown))
  }

  const form = { ref, onSubmit, onInput, onFocus }
  const failed = ended?.kind === 'failed' ? ended : null
  const sent = ended?.kind === 'sent' ? ended.result : null
  return { form, result, sending, errors, failure: failed?.message ?? '', remedy: failed?.remedy, sent }
}

/** Sends the form, one press at a time, and says how the last one ended. */
function usePress<Result, Remedy>(options: PlainFormOptions<Result, Remedy>) {
  const { load, unreachable, alsoSend, toastTitles, staysWhenSent } = options
  const inFlight = useRef(false)
  const endToast = useRef(() => {})
  const [sending, setSending] = useState(false)
  const [ended, setEnded] = useState<Ended<Result, Remedy> | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})

  const press = async (form: HTMLFormElement) => {
    if (inFlight.current) return
    inFlight.current = true
    endToast.current()
    const typed = { ...typedIn(form), ...alsoSend?.() }
    setSending(true)
    const outcome = await load()
      .then((send) => send(typed))
      .catch((): Ended<never> => ({ kind: 'failed', message: unreachable }))
    if (toastTitles) endToast.current = warn(outcome, toastTitles)
    setEnded(outcome)
    setErrors(outcome.kind === 'invalid' ? outcome.errors : {})
    const isSent = outcome.kind === 'sent'
    if (isSent && staysWhenSent) return
    if (isSent) form.reset()
    inFlight.current = false
    setSending(false)
  }
  return { press, sending, ended, errors, setErrors }
}

const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    Array.from(new FormData(form), ([name, value]) => [name, typeof value === 'string' ? value : '']),
  )

const without = (name: string, errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name))

/** Says in a toast what went wrong, if anything did. Returns a function that closes the toast. */
function warn(ended: Ended<unknown, unknown>, titles: { invalid: string; failed: string }): () => void {
  if (ended.kind === 'sent') return () => {}
  const description = ended.kind === 'invalid' ? Object.values(ended.errors)[0] : ended.message
  return description ? toast({ title: titles[ended.kind], description, tone: 'destructive' }) : () => {}
}

/** Moves the focus when a press has ended: fields can take it again then, and the result is in the page. */
function useFocusAfter(ended: Ended<unknown, unknown> | null, form: RefObject<HTMLFormElement | null>) {
  const result = useRef<HTMLDivElement & HTMLHeadingElement>(null)
  useEffect(() => {
    if (ended?.kind === 'invalid') focusField(form.current?.querySelector('[aria-invalid=true]'))
    else if (ended?.kind === 'failed' && ended.field)
      focusField(form.current?.elements.namedItem(ended.field))
    else if (ended) result.current?.focus()
  }, [ended, form])
  return result
}

function focusField(field: Element | RadioNodeList | null | undefined) {
  if (!(field instanceof HTMLElement)) return
  field.focus()
  // A mistake in a hidden password cannot be seen, so typing replaces all of it.
  if (field instanceof HTMLInputElement && field.autocomplete.endsWith('password')) field.select()
}

/**
 * Fetches the code as soon as the form has the focus, which may have been before any script was here. A form
 * without fields is there to be pressed, so its code is fetched at once.
 */
function usePrefetch(load: () => Promise<unknown>, form: RefObject<HTMLFormElement | null>) {
  const prefetch = useCallback(() => {
    // No sentence for a prefetch that fails: the button fetches again and tells.
    afterPaint(() => void load().catch(() => {}))
  }, [load])
  useEffect(() => {
    const hasFocus = form.current?.contains(document.activeElement)
    if (hasFocus || !form.current?.querySelector('input, textarea')) prefetch()
  }, [prefetch, form])
  return prefetch
}

/** After the next paint, so that fetching does not delay it. */
const afterPaint = (action: () => void) => requestAnimationFrame(() => setTimeout(action))
