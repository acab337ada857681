import { itemName } from '@northword/contract/content/content-items'
import { siteItemInput } from '@northword/contract/desk/site'
import * as z from 'zod'
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
  release: 'number',
  before: 'cursor',
  next: 'cursor',
}

/** Fields of answers whose values are sent again. Ids are kept for each group of operations. */
const learnt = new Set(['number', 'orderNumber', 'orderId', 'next', 'revision'])

/** An item of the site, which two fields name, and the version that it was last seen with. */
type KnownItem = z.infer<typeof versioned>

const versioned = siteItemInput.extend({ version: z.int() })

const mostItems = 8

export function createKnownValues() {
  const given = new Map<string, unknown[]>()
  const learned = new Map<string, unknown[]>()
  const versions = new Map<unknown, number>()
  const hidden = new Set<unknown>()
  const items = createKnownItems()

  function learn(group: string, value: unknown) {
    if (typeof value !== 'object' || value === null) return
    items.learn(value)
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'id' && typeof inner === 'string') add(`id of ${group}`, inner)
      else if (learnt.has(name) && inner !== null) add(kinds[name] ?? name, inner)
      else learn(group, inner)
    }
  }

  function add(kind: string, value: unknown) {
    const others = (learned.get(kind) ?? []).filter((each) => each !== value)
    if (!hidden.has(value)) learned.set(kind, [value, ...others].slice(0, most))
  }

  return {
    /** Gives values of a field, which are sent more often than others of it. */
    give: (kind: string, ...values: unknown[]) =>
      void given.set(kind, [...(given.get(kind) ?? []), ...values]),
    /** Keeps a value from being sent, whoever says it. */
    hide: (value: unknown) => void hidden.add(value),
    /** Takes up the ids, numbers and cursors in an answer to a call of this group. */
    learn(group: string, body: Record<string, unknown>) {
      learn(group, body)
      const { order, version } = body
      if (isObject(order) && typeof version === 'number') versions.set(order['orderNumber'], version)
    },
    /** Numbers of the orders that things are of, by the ids of those. */
    orders: new Map<string, string>(),
    /** Latest version of a case. */
    versionOf: (number: unknown) => versions.get(number),
    item: items.draw,
    /** A known value for a field of the schema; undefined if none is known. */
    draw(draw: Draw, name: string, group: string, schema: JsonSchema): unknown {
      const isId = schema['format'] === 'uuid'
      const kind = isId ? `id of ${group}` : (kinds[name] ?? name)
      const own = mostlyGiven(draw, fitting(schema, given.get(kind)), fitting(schema, learned.get(kind)))
      const all = isId && (own.length === 0 || draw.isOneIn(5)) ? idsIn(learned) : own
      return all.length > 0 ? draw.oneOf(choiceOf(all)) : undefined
    },
  }
}

function createKnownItems() {
  const items = new Map<string, KnownItem>()
  return {
    learn(value: object) {
      const { data: item } = versioned.safeParse(value)
      if (item && (items.size < mostItems || items.has(itemName(item)))) items.set(itemName(item), item)
    },
    /** A known item, most of the time; undefined if none is known. */
    draw: (draw: Draw): KnownItem | undefined =>
      items.size > 0 && !draw.isOneIn(4) ? draw.oneOf(choiceOf([...items.values()])) : undefined,
  }
}

/** Values that the studio gave, or now and then those of answers. */
const mostlyGiven = (draw: Draw, given: unknown[], learned: unknown[]) =>
  given.length > 0 && (learned.length === 0 || !draw.isOneIn(4)) ? given : learned

function fitting({ type }: JsonSchema, values: unknown[] = []) {
  const isNumber = type === 'integer' || type === 'number'
  const wanted = isNumber ? 'number' : type === 'object' ? 'object' : 'string'
  return values.filter((value) => typeof value === wanted)
}

const idsIn = (values: Map<string, unknown[]>) =>
  [...values].flatMap(([kind, known]) => (kind.startsWith('id of ') ? known : []))
