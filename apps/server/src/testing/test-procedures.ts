import * as z from 'zod'
import { appRouter } from '../router.ts'
import type { Meta } from '../doors/trpc.ts'

const { _def: router } = appRouter

interface Definition {
  type: string
  inputs: z.ZodType[]
  meta?: Meta
}

/** Every procedure of the product: its path, whether it is a `query` or a `mutation`, what it takes. */
export const procedures = Object.entries<unknown>(router.procedures).map(([path, procedure]) => {
  const { _def: definition } = procedure as { _def: Definition }
  return { path, ...definition }
})

/** Whether a procedure is a `query` or a `mutation`, by its path. */
export const procedureTypes = new Map(procedures.map(({ path, type }) => [path, type]))

/** The schemas of the inputs of all procedures that take one. */
export const procedureInputs = new Map(
  procedures.flatMap(({ path, inputs }) =>
    inputs.map((input) => {
      const schema = input instanceof z.ZodPrefault ? input.unwrap() : input
      if (!(schema instanceof z.ZodObject)) throw new Error(`The input of ${path} is no object.`)
      return [path, schema] as const
    }),
  ),
)
