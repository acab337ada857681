import {
  type FormEvent,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Ended, Send } from './outcome.ts'

interface PlainFormOptions<Result> {
  /** Fetches what checks and sends. The same function on every render. */
  load: () => Promise<Send<Result>>
  /** What to say where it cannot be fetched. */
  unreachable: string
  /** Called with what all fields hold whenever somebody types. */
  onType?: (typed: Record<string, string>) => void
}

/**
 * A form of plain fields, which hold what was typed before any script was here and keep it until it is
 * sent. After each press the focus goes to the first error, or to the element of `result`.
 */
export function usePlainForm<Result>({ load, unreachable, onType }: PlainFormOptions<Result>) {
  const ref = useRef<HTMLFormElement>(null)
  const inFlight = useRef(false)
  const [sending, setSending] = useState(false)
  const [ended, setEnded] = useState<Ended<Result> | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const result = useFocusAfter(ended, ref)
  const onFocus = usePrefetch(load, ref)

  const submit = async (form: HTMLFormElement) => {
    if (inFlight.current) return
    inFlight.current = true
    const typed = typedIn(form)
    setSending(true)
    const outcome = await load()
      .then((send) => send(typed))
      .catch((): Ended<Result> => ({ kind: 'failed', message: unreachable }))
    if (outcome.kind === 'sent') form.reset()
    inFlight.current = false
    setSending(false)
    setEnded(outcome)
    setErrors(outcome.kind === 'invalid' ? outcome.errors : {})
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget)
  }
  /** Typing in a field takes its error away, and no other. */
  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    onType?.(typedIn(currentTarget))
    const name = target instanceof Element && target.getAttribute('name')
    if (name) setErrors((shown) => without(name, shown))
  }

  const form = { ref, onSubmit, onInput, onFocus }
  const failure = ended?.kind === 'failed' ? ended.message : ''
  const sent = ended?.kind === 'sent' ? ended.result : null
  return { form, result, sending, errors, failure, sent }
}

const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    Array.from(new FormData(form), ([name, value]) => [name, typeof value === 'string' ? value : '']),
  )

const without = (name: string, errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name))

/** Moves the focus when a press has ended: fields can take it again then, and the result is in the page. */
function useFocusAfter(ended: Ended<unknown> | null, form: RefObject<HTMLFormElement | null>) {
  const result = useRef<HTMLParagraphElement & HTMLHeadingElement>(null)
  useEffect(() => {
    if (ended?.kind === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    else if (ended) result.current?.focus()
  }, [ended, form])
  return result
}

/** Fetches the code as soon as a field has the focus, which may have been before any script was here. */
function usePrefetch(load: () => Promise<unknown>, form: RefObject<HTMLFormElement | null>) {
  const prefetch = useCallback(() => {
    // A prefetch that fails is nobody's concern: the button fetches again and tells.
    afterPaint(() => void load().catch(() => {}))
  }, [load])
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) prefetch()
  }, [prefetch, form])
  return prefetch
}

/** What is fetched must not keep the field itself from being shown. */
const afterPaint = (action: () => void) => requestAnimationFrame(() => setTimeout(action))
