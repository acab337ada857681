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
  /** By this the server knows the form, where no script sends it. */
  name: string
  /** Where it is posted to then; to the page that it stands on, if left out. */
  action?: string
  /** Reads the result of a form that was posted without scripts from what the server told. */
  sentBy?: (facts: Record<string, string>) => Result | null
  /** Called with what all fields hold whenever somebody types. */
  onType?: (typed: Typed) => void
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
  const { press, takeBack, phase, ended, errors, setErrors, isFirst } = usePress(options, before)
  const result = useFocusAfter(isFirst ? null : ended, ref)
  const onFocus = usePrefetch(load, ref)

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // First, so that the browser posts it where this fails.
    const fields = typedIn(event.currentTarget)
    event.preventDefault()
    void press(event.currentTarget, fields)
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
    sending: phase !== 'idle',
    /** Whether it is on its way to the server, from where nothing takes it back. */
    isUnderWay: phase === 'sending',
    takeBack,
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

const without = (name: string, errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name))

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
