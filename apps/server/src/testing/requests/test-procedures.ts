import { declaredIn, objectIn } from '../../doors/api/procedure-routes.ts'
import { appRouter } from '../../router.ts'

export const procedures = declaredIn(appRouter)

export const procedureTypes = new Map(procedures.map(({ path, type }) => [path, type]))

export const procedureInputs = new Map(
  procedures.flatMap(({ path, inputs }) => inputs.map((input) => [path, objectIn(path, input)] as const)),
)
