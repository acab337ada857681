import {
  type FormEvent,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
} from 'react'
import { type Ended, type Typed, typedIn } from './outcome.ts'
import { useCameBack } from './use-came-back.ts'
import { type PressOptions, usePress } from './use-press.ts'

interface PlainFormOptions<Result, Remedy> extends PressOptions<Result, Remedy> {
  /** The server identifies a form that was posted without scripts by this name. */
  name: string
  /** Action without scripts. Default: the current page. */
  action?: string
  /** Reads the result of a post without scripts from the server's facts. */
  sentBy?: (facts: Record<string, string>) => Result | null
  /** Called with all values at every input. */
  onType?: (typed: Typed) => void
}

/**
 * A form that the browser can post without scripts. Keeps input from before hydration; after each press focuses the
 * first error, or the element of `result`.
 */
export function usePlainForm<Result, Remedy = never>(options: PlainFormOptions<Result, Remedy>) {
  const { name, action, load, onType } = options
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const before = useCameBack(name, options.goOn, options.sentBy)
  const { press, takeBack, phase, ended, errors, setErrors, typed, isFirst } = usePress(options, before)
  const result = useFocusAfter(isFirst ? null : ended, ref)
  const onFocus = usePrefetch(load, ref)

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // First, so that the browser posts the form if this throws.
    const fields = typedIn(event.currentTarget)
    event.preventDefault()
    void press(event.currentTarget, fields)
  }
  /** Typing clears the error of its own field only. */
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
    sending: phase !== 'idle',
    /** On its way to the server: cannot be taken back. */
    isUnderWay: phase === 'sending',
    takeBack,
    idOf: (field: string) => `${id}${field}`,
    errors,
    typed,
    failure: failed?.message ?? '',
    remedy: failed?.remedy,
    sent: ended?.kind === 'sent' ? ended.result : null,
    /** It was posted without scripts before this page, and not pressed since. */
    cameBack: isFirst && ended !== null,
  }
}

const without = (name: string, errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name))

/** Focuses after a press has ended: fields are enabled and the result is rendered by then. */
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
  // A mistake in a hidden password is invisible, so typing replaces all of it.
  if (field instanceof HTMLInputElement && field.autocomplete.endsWith('password')) field.select()
}

/** Prefetches the code on focus, also from before hydration. A form without fields prefetches at once. */
function usePrefetch(load: () => Promise<unknown>, form: RefObject<HTMLFormElement | null>) {
  const prefetch = useCallback(() => {
    // A failed prefetch is silent: the button retries and reports.
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
