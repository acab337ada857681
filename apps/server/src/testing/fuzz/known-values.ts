import type { JsonSchema } from './described-api.ts'
import { choiceOf, type Draw } from './draw.ts'
import { isObject } from './is-object.ts'

const most = 60

/** Values that the server knows, by field, so that calls get past its first checks. */
export type KnownValues = ReturnType<typeof createKnownValues>

/** Kinds of values and how a field of a request asks for them, besides by the same name. */
const kinds: Record<string, string> = {
  orderNumber: 'number',
  orderId: 'number',
  before: 'cursor',
  next: 'cursor',
}

/** Fields of answers whose values are sent again. Ids are kept for each group of operations. */
const learnt = new Set(['number', 'orderNumber', 'orderId', 'next', 'revision'])

export function createKnownValues() {
  const given = new Map<string, unknown[]>()
  const learned = new Map<string, unknown[]>()
  const versions = new Map<unknown, number>()
  const hidden = new Set<unknown>()

  function learn(group: string, value: unknown) {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'id' && typeof inner === 'string') add(`id of ${group}`, inner)
      else if (learnt.has(name) && inner !== null) add(kinds[name] ?? name, inner)
      else learn(group, inner)
    }
  }

  function add(kind: string, value: unknown) {
    const known = learned.get(kind) ?? []
    const others = known.filter((each) => each !== value)
    if (!hidden.has(value)) learned.set(kind, [value, ...others].slice(0, most))
  }

  return {
    /** Gives values of a field, which are sent more often than others of it. */
    give: (kind: string, ...values: unknown[]) => {
      given.set(kind, [...(given.get(kind) ?? []), ...values])
    },
    /** Keeps a value from being sent, whoever says it. */
    hide: (value: unknown) => void hidden.add(value),
    /** Takes up the ids, numbers and cursors in an answer to a call of this group. */
    learn(group: string, body: Record<string, unknown>) {
      learn(group, body)
      const { order, version } = body
      if (isObject(order) && typeof version === 'number') versions.set(order['orderNumber'], version)
    },
    /** Latest version of a case. */
    versionOf: (number: unknown) => versions.get(number),
    /** A known value for a field of the schema; undefined if none is known. */
    draw(draw: Draw, name: string, group: string, schema: JsonSchema): unknown {
      const isId = schema['format'] === 'uuid'
      const kind = isId ? `id of ${group}` : (kinds[name] ?? name)
      const usual = fitting(schema, given.get(kind))
      const rare = fitting(schema, learned.get(kind))
      const own = usual.length > 0 && (rare.length === 0 || !draw.isOneIn(4)) ? usual : rare
      const all = isId && (own.length === 0 || draw.isOneIn(5)) ? idsIn(learned) : own
      return all.length > 0 ? draw.oneOf(choiceOf(all)) : undefined
    },
  }
}

function fitting({ type }: JsonSchema, values: unknown[] = []) {
  const wanted = type === 'integer' || type === 'number' ? 'number' : 'string'
  return values.filter((value) => typeof value === wanted)
}

const idsIn = (values: Map<string, unknown[]>) =>
  [...values].flatMap(([kind, known]) => (kind.startsWith('id of ') ? known : []))
