import { appRouter } from './router.ts'

const { _def: router } = appRouter

/** Every procedure of the product by its path, and whether it is a `query` or a `mutation`. */
export const procedureTypes = new Map(
  Object.entries<unknown>(router.procedures).map(([path, procedure]) => {
    const { _def: definition } = procedure as { _def: { type: string } }
    return [path, definition.type]
  }),
)
