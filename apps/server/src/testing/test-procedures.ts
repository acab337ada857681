import { declaredIn, objectIn } from '../doors/procedure-routes.ts'
import { appRouter } from '../router.ts'

/** Every procedure of the product: its path, whether it is a `query` or a `mutation`, what it takes. */
export const procedures = declaredIn(appRouter)

/** Whether a procedure is a `query` or a `mutation`, by its path. */
export const procedureTypes = new Map(procedures.map(({ path, type }) => [path, type]))

/** The schemas of the inputs of all procedures that take one. */
export const procedureInputs = new Map(
  procedures.flatMap(({ path, inputs }) => inputs.map((input) => [path, objectIn(path, input)] as const)),
)
