import { type Mutation, payloadOf } from './fuzz-request.ts'

const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/html',
  'application/xml',
  'application/jsonx',
  'application/problem+json',
  'application/json; charset=utf-16',
  'application/json;',
  'application/JSON',
  'application/json, text/plain',
  '',
  'x',
  'x/',
  '/json',
  '\u00ff',
] as const

const payloads = [
  '',
  ' ',
  '{',
  '[]',
  '[{}]',
  '7',
  '"x"',
  'null',
  'true',
  '{}x',
  '\uFEFF{}',
  '{"a":1,"a":2}',
  "{'a':1}",
  '{"__proto__":{"role":"owner"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"text":1e999}',
  '{"\\ud800":1}',
  'a=b&c=d',
  '<x/>',
  '\u0000',
  `{"x":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  `[${'1,'.repeat(20_000)}1]`,
  `{"x":"${'x'.repeat(70_000)}"}`,
  `{"version":${'9'.repeat(500)}}`,
] as const

/** Mutations of the bytes of a body. */
export const payloadMutations: Record<string, Mutation> = {
  'another content type'(request, draw) {
    if (payloadOf(request) === undefined) return false
    request.headers['content-type'] = draw.oneOf(types)
    return true
  },
  'another payload'(request, draw) {
    if (request.operation.method === 'GET' && !draw.isOneIn(4)) return false
    request.payload = draw.oneOf(payloads)
    return true
  },
  'a payload that is cut'(request, draw) {
    const payload = payloadOf(request)
    if (!payload) return false
    request.payload = payload.slice(0, draw.below(payload.length))
    return true
  },
}
