import { generateSync } from 'json-schema-faker'
import type { DescribedApi, JsonSchema, Operation } from './described-api.ts'
import { choiceOf, type Draw } from './draw.ts'
import { isObject } from './is-object.ts'
import type { KnownValues } from './known-values.ts'

/** Longest text of a right value. Its limit itself is the business of the mutations. */
const longText = 200
const longList = 5

export type RightValues = ReturnType<typeof createRightValues>

/** Values that the document allows, made from its schemas, with known ones among them. */
export function createRightValues({ document }: DescribedApi, known: KnownValues) {
  const shortened = new Map<JsonSchema, JsonSchema>()

  function schemaOf(schema: JsonSchema): JsonSchema {
    const ready = shortened.get(schema) ?? withParts(document.components, shortenedIn(schema))
    shortened.set(schema, ready)
    return ready
  }

  return function valueOf(draw: Draw, name: string, schema: JsonSchema, { tags }: Operation): unknown {
    const replaced = (field: string, of: JsonSchema, made: unknown): unknown => {
      if (draw.isOneIn(8)) return made
      const choices = of['enum']
      if (Array.isArray(choices)) return draw.oneOf(choiceOf<unknown>(choices))
      return known.draw(draw, field, tags[0] ?? '', optionsOf(of)[0] ?? of) ?? made
    }
    const made: unknown = generateSync(schemaOf(schema), { seed: draw.below(1e9) })
    return withKnown(name, schema, made, { replaced, item: () => known.item(draw) })
  }
}

interface Known {
  replaced: (name: string, schema: JsonSchema, made: unknown) => unknown
  item: () => { kind: string; key: string } | undefined
}

/** The value with known ones at the fields and elements that may have them. */
function withKnown(name: string, schema: JsonSchema, made: unknown, known: Known): unknown {
  const { properties, items } = schema
  if (isObject(properties) && isObject(made)) {
    const item = 'kind' in properties && 'key' in properties ? known.item() : undefined
    const named = item && { kind: item.kind, key: item.key }
    return Object.fromEntries(
      Object.entries({ ...made, ...named }).map(([field, value]) => [
        field,
        isObject(properties[field]) && !(named && field in named)
          ? withKnown(field, properties[field], value, known)
          : value,
      ]),
    )
  }
  if (isObject(items) && Array.isArray(made))
    return made.map((element) => withKnown(name, items, element, known))
  return known.replaced(name, schema, made)
}

function optionsOf({ anyOf }: JsonSchema): JsonSchema[] {
  return Array.isArray(anyOf) ? anyOf.filter(isObject) : []
}

function withParts(components: object, schema: JsonSchema): JsonSchema {
  return JSON.stringify(schema).includes('"$ref"') ? { ...schema, components } : schema
}

/** The schema with lower limits of length: texts of a megabyte take the generator a second each. */
function shortenedIn(schema: JsonSchema): JsonSchema {
  const parts = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (keyword === 'maxLength' && typeof value === 'number') return [keyword, Math.min(value, longText)]
    if (keyword === 'maxItems' && typeof value === 'number') return [keyword, Math.min(value, longList)]
    if (Array.isArray(value))
      return [keyword, value.map((each: unknown) => (isObject(each) ? shortenedIn(each) : each))]
    return [keyword, isObject(value) ? shortenedIn(value) : value]
  })
  return Object.fromEntries(parts)
}
