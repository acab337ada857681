import type { FormAnswer, FormRequest } from '../../doors/form-route.ts'

/* The query of the address of a form says to which version it belongs, as that of its page does. */

/** The version of a text on whose page a form was posted. */
export const versionIn = ({ parameter, query }: FormRequest) => ({
  number: parameter('number'),
  piece: Number(query.get('piece')),
  version: Number(query.get('version')),
})

/** Back to the version, or to what changed in it. */
export const sentOn = ({ query }: FormRequest): FormAnswer => ({
  sent: Object.fromEntries(Array.from(query).filter(([name]) => ['piece', 'version', 'from'].includes(name))),
})
