import { schemaResolver, useForm } from '@mantine/form'
import type { Issue } from '@northword/contract/error-answers'
import { authMessages } from '@northword/contract/messages'
import { useEffect, useRef, useState } from 'react'
import { callFailure } from '../../site/api/call-failure.ts'
import { usePosted } from '../../site/served/page-state.tsx'
import { toast } from '../../site/ui/toast.ts'
import { useFormAddress } from './form-address.ts'

type Fields = Record<string, string>

interface AccountFormOptions<Values extends Fields, Sent> {
  /** By this the server knows the form, where no script sends it. */
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
  const succeed = (next: Values | void) => {
    form.setInitialValues(next ?? initialValues)
    form.reset()
    setOutcome({ end: 'saved' })
  }
  const submit = form.onSubmit(async (values) => {
    setOutcome(null)
    warning.end()
    await send(values).then(succeed, fail)
  }, tellErrors)

  const cameBack = outcome !== null && outcome === before.outcome
  return { form, submit, action, cameBack, outcome, done, alert }
}

/** What is wrong, by the name of its field. */
const sentencesOf = (issues: Issue[]) =>
  Object.fromEntries(issues.map(({ path, message }) => [path, message]))

/** How the form ended that was posted without scripts, before this page, and what it holds now. */
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
    const initialErrors = Object.fromEntries(
      refused?.issues.map(({ path, message }) => [path, message]) ?? [],
    )
    const values: Values = { ...initialValues, ...Object.fromEntries(typed) }
    return { outcome, beginning: { initialValues: values, initialErrors } }
  })
  return before
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
