import {
  type FormEvent,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { toast } from '../ui/toast.ts'
import { type Ended, endOf, type GoOn, type Send, type Typed } from './outcome.ts'
import { type CameBack, useCameBack } from './use-came-back.ts'

interface PlainFormOptions<Result, Remedy> {
  /** By this the server knows the form, where no script sends it. */
  name: string
  /** Where it is posted to then; to the page that it stands on, if left out. */
  action?: string
  /** Fetches the code that checks and sends. The same function on every render. */
  load: () => Promise<Send<Result>>
  /** The sentence for a press when that code cannot be fetched. */
  unreachable: string
  /** How the form goes on after refusals that ask for more than a sentence. */
  goOn?: GoOn<Result, Remedy>
  /** Reads the result of a form that was posted without scripts from what the server told. */
  sentBy?: (facts: Record<string, string>) => Result | null
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
 * A form of plain fields, which the browser posts by itself where no script sends it. The fields hold what was typed
 * before any script was here, and lose nothing until it is sent. After each press the focus goes to the first error,
 * or to the element of `result`.
 */
export function usePlainForm<Result, Remedy = never>(options: PlainFormOptions<Result, Remedy>) {
  const { name, action, load, onType } = options
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const before = useCameBack(name, options.goOn, options.sentBy)
  const { press, sending, ended, errors, setErrors, isFirst } = usePress(options, before)
  const result = useFocusAfter(isFirst ? null : ended, ref)
  const onFocus = usePrefetch(load, ref)

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void press(event.currentTarget)
  }
  /** Typing in a field takes its error away, and no other. */
  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    onType?.(typedIn(currentTarget))
    const field = target instanceof Element && target.getAttribute('name')
    if (field) setErrors((shown) => without(field, shown))
  }

  const goesTo = { action: action ?? before.address, method: 'post', noValidate: true } as const
  const form = { ref, onSubmit, onInput, onFocus, ...goesTo }
  const failed = ended?.kind === 'failed' ? ended : null
  return {
    form,
    result,
    sending,
    idOf: (field: string) => `${id}${field}`,
    errors,
    typed: before.typed,
    failure: failed?.message ?? '',
    remedy: failed?.remedy,
    sent: ended?.kind === 'sent' ? ended.result : null,
    /** Whether the form was posted without scripts before this page, and nothing was pressed since. */
    cameBack: isFirst && ended !== null,
  }
}

/** Sends the form, one press at a time, and says how the last one ended, or what was posted before. */
function usePress<Result, Remedy>(
  options: PlainFormOptions<Result, Remedy>,
  before: CameBack<Result, Remedy>,
) {
  const { load, unreachable, alsoSend, toastTitles, staysWhenSent, goOn } = options
  const inFlight = useRef(false)
  const endToast = useRef(() => {})
  const [sending, setSending] = useState(false)
  const [isFirst, setFirst] = useState(true)
  const [ended, setEnded] = useState(before.ended)
  const [errors, setErrors] = useState(() => errorsOf(before.ended))

  const press = async (form: HTMLFormElement) => {
    if (inFlight.current) return
    inFlight.current = true
    endToast.current()
    const typed = { ...typedIn(form), ...alsoSend?.() }
    setSending(true)
    const outcome = await load()
      .then((send) => send(typed))
      .then((answer) => (answer.kind === 'refused' ? endOf(answer.refusal, typed, goOn) : answer))
      .catch((): Ended<never> => ({ kind: 'failed', message: unreachable }))
    if (toastTitles) endToast.current = warn(outcome, toastTitles)
    setFirst(false)
    setEnded(outcome)
    setErrors(errorsOf(outcome))
    const isSent = outcome.kind === 'sent'
    if (isSent && staysWhenSent) return
    if (isSent) form.reset()
    inFlight.current = false
    setSending(false)
  }
  return { press, sending, ended, errors, setErrors, isFirst }
}

const errorsOf = (ended: Ended<unknown, unknown> | null) => (ended?.kind === 'invalid' ? ended.errors : {})

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
