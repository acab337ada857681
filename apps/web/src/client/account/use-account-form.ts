import { schemaResolver, useForm } from '@mantine/form'
import type { Issue } from '@northword/contract/error-answers'
import { authMessages } from '@northword/contract/messages'
import { useEffect, useRef, useState } from 'react'
import { callFailure } from '../../site/api/call-failure.ts'
import { usePosted } from '../../site/served/page-state.tsx'
import { toast } from '../../site/toasts/toast.ts'
import { useFormAddress } from './form-address.ts'

type Fields = Record<string, string>

interface AccountFormOptions<Values extends Fields, Sent> {
  /** The server identifies a form that was posted without scripts by this name. */
  name: string
  /** From the contract, with its fields in the form's order. */
  schema: Parameters<typeof schemaResolver>[0] & { parse: (values: unknown) => Sent }
  initialValues: Values
  /** Sends the input and throws the call's error. The form resets to the returned values, or to its initial ones. */
  send: (values: Sent) => Promise<Values | void>
  words: { failedTitle: string; failed: string; unreachable: string }
}

type Outcome = { end: 'saved' } | { end: 'failed'; message: string } | { end: 'invalid'; field: string }

/** Form validated by a contract schema. After a send, focuses the message or the field with the error. */
export function useAccountForm<Values extends Fields, Sent>(options: AccountFormOptions<Values, Sent>) {
  const { name, schema, initialValues, send, words } = options
  const action = useFormAddress(name)
  const before = useCameBack(name, initialValues)
  const [outcome, setOutcome] = useState<Outcome | null>(before.outcome)
  const warning = useWarning()
  const form = useForm<Values, Sent>({
    name,
    ...before.beginning,
    validate: schemaResolver(schema, { sync: true }),
    transformValues: schema.parse,
  })
  const { done, alert } = useFocusOn(outcome, form.getInputNode)

  const tellErrors = (errors: object) => {
    const [[field, message] = ['', '']] = Object.entries(errors)
    setOutcome({ end: 'invalid', field })
    warning.show(authMessages.validationTitle, String(message))
  }
  const fail = (error: unknown) => {
    const { status, message, issues } = callFailure(error)
    const refused = sentencesOf(issues.filter(({ path }) => path in initialValues))
    form.setErrors(refused)
    if (Object.keys(refused).length > 0) return tellErrors(refused)
    const sentence = message || (status === 0 ? words.unreachable : words.failed)
    setOutcome({ end: 'failed', message: sentence })
    warning.show(words.failedTitle, sentence)
  }
  const succeed = (sent: Values, after: Values) => {
    const typed = typedSince(sent, form.getValues())
    form.setValues({ ...after, ...typed })
    if (Object.keys(typed).length === 0) setOutcome({ end: 'saved' })
  }
  const submit = form.onSubmit(async (values) => {
    const sent = form.getValues()
    setOutcome(null)
    warning.end()
    await send(values).then((next) => succeed(sent, next ?? initialValues), fail)
  }, tellErrors)

  return { form, submit, action, cameBack: !!outcome && outcome === before.outcome, outcome, done, alert }
}

/** Fields that differ from what was sent or shown before. */
export const typedSince = (before: Fields, now: Fields) =>
  Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== before[field]))

const sentencesOf = (issues: Issue[]) =>
  Object.fromEntries(issues.map(({ path, message }) => [path, message]))

/** Outcome and values of a form that was posted without scripts before this page. */
function useCameBack<Values extends Fields>(name: string, initialValues: Values) {
  const posted = usePosted(name)
  const [before] = useState(() => {
    const refused = posted?.kind === 'refused' ? posted : null
    const outcome: Outcome | null = refused
      ? { end: 'failed', message: refused.message }
      : posted
        ? { end: 'saved' }
        : null
    const typed = Object.entries(refused?.typed ?? {}).filter(([field]) => field in initialValues)
    const initialErrors = sentencesOf(refused?.issues ?? [])
    const values: Values = { ...initialValues, ...Object.fromEntries(typed) }
    return { outcome, beginning: { initialValues: values, initialErrors } }
  })
  return before
}

/** An error toast that closes at the next try. */
function useWarning() {
  const endLast = useRef(() => {})
  const show = (title: string, description: string) => {
    endLast.current = toast({ title, description, tone: 'destructive' })
  }
  return { show, end: () => endLast.current() }
}

/** Focuses after React has rendered the target. */
function useFocusOn(outcome: Outcome | null, inputOf: (field: string) => HTMLInputElement | null) {
  const done = useRef<HTMLParagraphElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const input = useRef(inputOf)
  useEffect(() => {
    if (outcome?.end === 'saved') done.current?.focus()
    if (outcome?.end === 'failed') alert.current?.focus()
    if (outcome?.end !== 'invalid') return
    const field = input.current(outcome.field)
    field?.focus()
    field?.select()
  }, [outcome])
  return { done, alert }
}
