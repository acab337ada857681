import type { FormAnswer, FormRequest } from '../../../doors/form-route.ts'

/* A form's query names its version, as its page's does. */

export const versionIn = ({ parameter, query }: FormRequest) => ({
  number: parameter('number'),
  piece: Number(query.get('piece')),
  version: Number(query.get('version')),
})

export const sentOn = ({ query }: FormRequest): FormAnswer => ({
  sent: Object.fromEntries(Array.from(query).filter(([name]) => ['piece', 'version', 'from'].includes(name))),
})
