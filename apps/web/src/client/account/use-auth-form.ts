import { authMessages } from '@northword/contract/messages'
import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { toast } from '../../site/ui/toast.ts'
import { callFailure, type CallFailure } from '../../site/api/call-failure.ts'
import { focusField, readFields } from './read-fields.ts'
import { brokenRules, type Broken, type Rules } from './rules.ts'

interface AuthFormOptions<Values> {
  rules: Rules<Values>
  /**
   * Sends what was typed and acts on the answer; a rejection is a failure to be shown. What it has done
   * is not done again: the form stays as it is until its page, or something in its place, is shown.
   */
  send: (values: Values) => Promise<void>
  words: { failedTitle: string; failed: string; unreachable: string }
  /** Returns whether it has dealt with the failure, so that the form says nothing of its own. */
  onFailure?: (failure: CallFailure) => boolean
  /** The field to which somebody returns after a failure with this status, if there is one. */
  fieldAfter?: (status: number) => string | undefined
}

/** What every form of this folder does: rules, one submit at a time, errors at their fields, focus. */
export function useAuthForm<Values>({ rules, send, words, onFailure, fieldAfter }: AuthFormOptions<Values>) {
  const inFlight = useRef(false)
  const [pending, setPending] = useState(false)
  const { errors, setBroken, onInput } = useErrors()
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const { ref, alert, focusOn } = useFocus()
  const warning = useWarning()

  const showBroken = (broken: Broken[]) => {
    setBroken(broken)
    focusOn(broken[0]?.field)
    warning.show(authMessages.validationTitle, broken[0]?.message ?? '')
  }
  const fail = (error: unknown) => {
    inFlight.current = false
    setPending(false)
    const read = callFailure(error)
    const broken = refusedFields(ref.current, read)
    if (broken.length > 0) return showBroken(broken)
    if (onFailure?.(read)) return
    const message = read.message || (read.status === 0 ? words.unreachable : words.failed)
    setFailure({ ...read, message })
    focusOn(fieldAfter?.(read.status))
    warning.show(words.failedTitle, message)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (inFlight.current) return
    setBroken([])
    setFailure(null)
    warning.end()
    const typed = rules.safeParse(readFields(event.currentTarget))
    if (!typed.success) return showBroken(brokenRules(typed.error.issues))
    inFlight.current = true
    setPending(true)
    await send(typed.data).catch(fail)
  }

  return { ref, alert, submit, onInput, pending, errors, failure }
}

/** The sentences under the fields. */
function useErrors() {
  const [errors, setErrors] = useState<Record<string, string>>({})
  // Of several rules that a field breaks, the first one is told.
  const setBroken = (broken: Broken[]) =>
    setErrors(Object.fromEntries([...broken].reverse().map(({ field, message }) => [field, message])))
  /** Typing in a field takes its error away, and no other. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) setErrors((all) => ({ ...all, [target.name]: '' }))
  }
  return { errors, setBroken, onInput }
}

/** The server's objections to fields that the form has. */
const refusedFields = (form: HTMLFormElement | null, { issues }: CallFailure): Broken[] =>
  issues
    .filter(({ path }) => form?.elements.namedItem(path))
    .map(({ path, message }) => ({ field: path, message }))

/** A toast of what went wrong, which must not outlast the next try. */
function useWarning() {
  const endLast = useRef(() => {})
  const show = (title: string, description: string) => {
    endLast.current = toast({ title, description, tone: 'destructive' })
  }
  return { show, end: () => endLast.current() }
}

/** Moves the focus once what it goes to is in the page: to a field, or to the form's alert. */
function useFocus() {
  const ref = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const [goal, setGoal] = useState<{ field: string | undefined } | null>(null)
  useEffect(() => {
    if (goal?.field) focusField(ref.current, goal.field)
    else if (goal) alert.current?.focus()
  }, [goal])
  return { ref, alert, focusOn: (field: string | undefined) => setGoal({ field }) }
}
