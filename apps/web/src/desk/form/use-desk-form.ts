import { schemaResolver, useForm } from '@mantine/form'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { callFailure } from '../../site/api/call-failure.ts'
import { failureSentence } from '../api/failure-sentence.ts'

/** Values by field name; grouped fields have a path with a dot. */
type Typed = Record<string, string | string[] | Record<string, string>>

interface DeskFormOptions<Values, Sent> {
  /** From the contract, with its fields in the form's order. */
  schema: Parameters<typeof schemaResolver>[0] & { parse: (values: unknown) => Sent }
  initialValues: Values
  /** Sent with the fields, such as a link's token. */
  beside?: object
  /** Errors that only the page can find, by field path. */
  alsoCheck?: (values: Values) => Record<string, string>
  /** Fields that are empty after a success, such as passwords; each keeps what was typed into it meanwhile. */
  emptied?: readonly (keyof Values & string)[]
  /** Throws the call's error. */
  send: (input: Sent) => Promise<unknown>
}

/** An error for the whole form, or for one field. */
type Failure = { sentence: string } | { field: string }

/** `sent` holds from a success to the next key. */
type State = 'idle' | 'pending' | 'sent' | Failure

const afterKey = (state: State): State => (state === 'sent' ? 'idle' : state)

/**
 * Form validated by a contract schema, which focuses the alert or the field with the error after a failed send.
 * `isSent` holds from a success to the next key.
 */
export function useDeskForm<Values extends Typed, Sent>(options: DeskFormOptions<Values, Sent>) {
  const { schema, initialValues, beside, alsoCheck, emptied = [], send } = options
  const [state, setState] = useState<State>('idle')
  const failure = typeof state === 'object' ? state : null
  const validate = schemaResolver(schema, { sync: true })
  const form = useForm<Values>({
    // Fields are found by it: another form on the page, such as that of a proof, may have a field of the same name.
    name: useId().replaceAll(/[^\da-z]/gi, ''),
    initialValues,
    onValuesChange: useCallback(() => setState(afterKey), []),
    validate: (values) => ({ ...validate({ ...values, ...beside }), ...alsoCheck?.(values) }),
  })
  const alert = useFocusOn(failure, (field) => form.getInputNode(field))

  const fail = (error: unknown) => {
    const issues = callFailure(error).issues.filter(({ path }) => nameIn(path) in initialValues)
    form.setErrors(Object.fromEntries(issues.map(({ path, message }) => [path, message])))
    setState(issues[0] ? { field: issues[0].path } : { sentence: failureSentence(error) })
  }
  const succeed = (sent: Values) => {
    if (emptied.length > 0) form.setValues(withEmptied(emptied, sent, form.getValues()))
    setState('sent')
  }
  const submit = form.onSubmit(
    async (values) => {
      setState('pending')
      await send(schema.parse({ ...values, ...beside })).then(() => succeed(values), fail)
    },
    (errors) => setState({ field: Object.keys(errors)[0] ?? '' }),
  )
  const field = (name: PathIn<Values>) => ({ name, disabled: false, ...form.getInputProps(name) })
  return {
    form,
    field,
    submit,
    pending: state === 'pending',
    isSent: state === 'sent',
    alert,
    sentence: failure && 'sentence' in failure && failure.sentence,
  }
}

/** Values with fields emptied that are as they were sent. */
function withEmptied<Values>(names: readonly (keyof Values & string)[], sent: Values, now: Values): Values {
  const done = names.filter((name) => now[name] === sent[name])
  return { ...now, ...Object.fromEntries(done.map((name) => [name, ''])) }
}

/** Name of a field, or path of a field in a group. */
type PathIn<Values> = {
  [Name in keyof Values & string]: Values[Name] extends Record<string, string>
    ? `${Name}.${keyof Values[Name] & string}`
    : Name
}[keyof Values & string]

const nameIn = (path: string) => path.split('.')[0] ?? ''

/** Focuses after React has rendered the target. */
function useFocusOn(failure: Failure | null, inputOf: (field: string) => HTMLInputElement | null) {
  const alert = useRef<HTMLDivElement>(null)
  const input = useRef(inputOf)
  useEffect(() => {
    if (!failure) return
    if ('sentence' in failure) alert.current?.focus()
    else focusIn(input.current(failure.field))
  }, [failure])
  return alert
}

/** Focuses a field, or the first choice of a group. */
function focusIn(node: HTMLElement | null) {
  const isField = node?.matches('input, textarea, button')
  const target = isField ? node : node?.querySelector<HTMLElement>('input')
  target?.focus()
}
