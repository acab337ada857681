import type { JsonSchema } from './described-api.ts'
import { choiceOf, type Draw } from './draw.ts'

const owls = '🦉'.repeat(40)

const texts = [
  '',
  ' ',
  '\u0000',
  'x\u0000y',
  'x\uD800y',
  '\uDC00',
  '\u202Eשלום',
  'e\u0301'.repeat(100),
  `x${'\u200B'.repeat(50)}y`,
  owls,
  '👩‍👩‍👧‍👦'.repeat(20),
  '\uFEFFx',
  'x\r\nBcc: eve@evil.example',
  '\u2028\u2029\u0085',
  "'); drop table orders;--",
  '</script><script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '../../etc/passwd',
  'a@b',
  `${'a'.repeat(300)}@example.com`,
  '2026-02-30',
  '0000-01-01',
  '9999-12-31T24:00:00.000Z',
  '+010000-01-01T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
  '\\',
  '%',
  '%00',
] as const

const numbers = [
  0,
  -0,
  -1,
  0.5,
  1e-300,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e15,
  1e300,
  -1e300,
] as const

export const oddText = (draw: Draw): string => (draw.isOneIn(3) ? draw.text() : draw.oneOf(texts))

export const oddNumber = (draw: Draw): number => (draw.isOneIn(3) ? draw.number() : draw.oneOf(numbers))

/** Any value at all, of any type. */
export const oddValue = (draw: Draw): unknown =>
  draw.oneOf([
    () => oddText(draw),
    () => oddNumber(draw),
    () => draw.oneOf([null, true, false, [], {}, [[]], [null], { $ne: '' }]),
    () => draw.json(),
    () => deep(draw.oneOf([5, 17, 18, 19, 20, 21, 100])),
  ])()

const deep = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 'x')

/** Longer texts than this are tried only now and then. */
const longText = 12_000

/** A value at a limit of the schema or just beyond. */
export function edgeValue(draw: Draw, schema: JsonSchema): unknown {
  const { minLength, maxLength, minimum, maximum, maxItems, enum: choices } = schema
  const edges: (() => unknown)[] = []
  if (typeof maxLength === 'number' && (maxLength < longText || draw.isOneIn(10)))
    edges.push(...[-1, 0, 1].map((more) => () => filled(draw, maxLength + more)))
  if (typeof minLength === 'number') edges.push(() => filled(draw, Math.max(0, minLength - 1)))
  if (typeof minimum === 'number') edges.push(...[0, -1, -0.5].map((more) => () => minimum + more))
  if (typeof maximum === 'number') edges.push(...[0, 1, 0.5].map((more) => () => maximum + more))
  if (typeof maxItems === 'number') edges.push(() => Array.from({ length: maxItems + 1 }, () => 'x'))
  if (Array.isArray(choices)) edges.push(() => `${String(draw.oneOf(choiceOf<unknown>(choices)))} `)
  return edges.length > 0 ? draw.oneOf(choiceOf(edges))() : oddValue(draw)
}

/** A text of this length in UTF-16 units. */
const filled = (draw: Draw, length: number) =>
  draw.oneOf(['x', '🦉', 'e\u0301', '語', ' ', '\n']).repeat(length).slice(0, length)
