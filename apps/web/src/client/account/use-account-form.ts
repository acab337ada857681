import { schemaResolver, useForm } from '@mantine/form'
import { authMessages } from '@northword/contract/messages'
import { useEffect, useRef, useState } from 'react'
import { callFailure } from '../../site/api/call-failure.ts'
import { toast } from '../../site/ui/toast.ts'

type Fields = Record<string, string>

interface AccountFormOptions<Values extends Fields, Sent> {
  /** Unlike that of every other form on screen. */
  name: string
  /** From the contract, with its fields in the order of the form. */
  schema: Parameters<typeof schemaResolver>[0] & { parse: (values: unknown) => Sent }
  initialValues: Values
  /** Sends what was typed; the form then begins anew with what this returns, or as it first was. Throws what the call throws. */
  send: (values: Sent) => Promise<Values | void>
  words: { failedTitle: string; failed: string; unreachable: string }
}

/** How the last try ended. */
type Outcome = { end: 'saved' } | { end: 'failed'; message: string } | { end: 'invalid'; field: string }

/** A form about the account, by the rules of the contract. The focus goes to what has to be read or mended next. */
export function useAccountForm<Values extends Fields, Sent>(options: AccountFormOptions<Values, Sent>) {
  const { name, schema, initialValues, send, words } = options
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const warning = useWarning()
  const form = useForm<Values, Sent>({
    name,
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
    transformValues: schema.parse,
  })
  const { done, alert } = useFocusOn(outcome, form.getInputNode)

  const tellErrors = (errors: object) => {
    const [field = '', message] = Object.entries(errors)[0] ?? []
    setOutcome({ end: 'invalid', field })
    warning.show(authMessages.validationTitle, String(message))
  }
  const fail = (error: unknown) => {
    const { status, message, issues } = callFailure(error)
    const refused = Object.fromEntries(
      issues.filter(({ path }) => path in initialValues).map((issue) => [issue.path, issue.message]),
    )
    form.setErrors(refused)
    if (Object.keys(refused).length > 0) return tellErrors(refused)
    const sentence = message || (status === 0 ? words.unreachable : words.failed)
    setOutcome({ end: 'failed', message: sentence })
    warning.show(words.failedTitle, sentence)
  }
  const succeed = (next: Values | void) => {
    if (next) form.setInitialValues(next)
    form.reset()
    setOutcome({ end: 'saved' })
  }
  const submit = form.onSubmit(async (values) => {
    setOutcome(null)
    warning.end()
    await send(values).then(succeed, fail)
  }, tellErrors)

  return { form, submit, outcome, done, alert }
}

/** A toast of what went wrong, which must not outlast the next try. */
function useWarning() {
  const endLast = useRef(() => {})
  const show = (title: string, description: string) => {
    endLast.current = toast({ title, description, tone: 'destructive' })
  }
  return { show, end: () => endLast.current() }
}

/** Moves the focus once what it goes to is in the page. */
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
