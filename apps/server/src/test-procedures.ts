import * as z from 'zod'
import { appRouter } from './router.ts'

const { _def: router } = appRouter

const definitions = Object.entries<unknown>(router.procedures).map(([path, procedure]) => {
  const { _def: definition } = procedure as { _def: { type: string; inputs: unknown[] } }
  return [path, definition] as const
})

/** Every procedure of the product by its path, and whether it is a `query` or a `mutation`. */
export const procedureTypes = new Map(definitions.map(([path, { type }]) => [path, type]))

/** The schemas of the inputs of all procedures that take one. */
export const procedureInputs = new Map(
  definitions.flatMap(([path, { inputs }]) =>
    inputs.map((input) => {
      if (!(input instanceof z.ZodObject)) throw new Error(`The input of ${path} is no object.`)
      return [path, input] as const
    }),
  ),
)
