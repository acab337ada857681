import { schemaResolver, useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { callFailure } from '../../site/api/call-failure.ts'
import { failureSentence } from '../api/failure-sentence.ts'

interface DeskFormOptions<Values, Sent> {
  /** From the contract, with its fields in the order of the form. */
  schema: Parameters<typeof schemaResolver>[0] & { parse: (values: unknown) => Sent }
  initialValues: Values
  /** What is sent beside the fields, such as the secret of a link. */
  beside?: object
  /** Throws what the call throws. */
  send: (input: Sent) => Promise<unknown>
}

/** How the last try ended: with a sentence for the whole form, or at a field. */
type Failure = { sentence: string } | { field: string }

/** A form of the desk, by the rules of the contract. The focus goes to what has to be read or mended next. */
export function useDeskForm<Values extends Record<string, string | string[]>, Sent>(
  options: DeskFormOptions<Values, Sent>,
) {
  const { schema, initialValues, beside, send } = options
  const [failure, setFailure] = useState<Failure | null>(null)
  const [pending, setPending] = useState(false)
  const validate = schemaResolver(schema, { sync: true })
  const form = useForm<Values>({ initialValues, validate: (values) => validate({ ...values, ...beside }) })
  const alert = useFocusOn(failure, (field) => form.getInputNode(field))

  const fail = (error: unknown) => {
    const issues = callFailure(error).issues.filter(({ path }) => path in initialValues)
    form.setErrors(Object.fromEntries(issues.map(({ path, message }) => [path, message])))
    setFailure(issues[0] ? { field: issues[0].path } : { sentence: failureSentence(error) })
  }
  const submit = form.onSubmit(
    async (values) => {
      setFailure(null)
      setPending(true)
      await send(schema.parse({ ...values, ...beside }))
        .catch(fail)
        .finally(() => setPending(false))
    },
    (errors) => setFailure({ field: Object.keys(errors)[0] ?? '' }),
  )
  const field = (name: keyof Values & string) => ({ name, disabled: false, ...form.getInputProps(name) })
  return {
    form,
    field,
    submit,
    pending,
    alert,
    sentence: failure && 'sentence' in failure && failure.sentence,
  }
}

/** Moves the focus once what it goes to is in the page. */
function useFocusOn(failure: Failure | null, inputOf: (field: string) => HTMLInputElement | null) {
  const alert = useRef<HTMLDivElement>(null)
  const input = useRef(inputOf)
  useEffect(() => {
    if (!failure) return
    if ('sentence' in failure) alert.current?.focus()
    else input.current(failure.field)?.focus()
  }, [failure])
  return alert
}
