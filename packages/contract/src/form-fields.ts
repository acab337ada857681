import './no-eval.ts'
import type * as z from 'zod'

/** A record with a value for each field of a form, in the order of its checks. */
export const fieldsBy = <Shape extends z.ZodRawShape, Value>(
  form: z.ZodObject<Shape>,
  valueOf: (field: keyof Shape & string) => Value,
) =>
  Object.fromEntries(Object.keys(form.shape).map((field) => [field, valueOf(field)])) as Record<
    keyof Shape & string,
    Value
  >

/** The form's fields in what was sent, unchecked: the schema of a procedure checks them. */
export const fieldsOf = <Shape extends z.ZodRawShape, Value>(
  form: z.ZodObject<Shape>,
  sent: { readonly [field: string]: Value },
) => fieldsBy(form, (field): Value | undefined => sent[field])
