import type { ZodType } from 'zod'
import { expect, it } from 'vitest'
import { procedureInputs } from '../../testing/requests/test-procedures.ts'

/** Body limit. */
const length = 64 * 1_024

const fill = (text: string) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** Long texts that make a regular expression backtrack, each filling one field. */
const adversarial: Record<string, string> = {
  'dots after an @': `a@${fill('.')}@`,
  labels: `a@${fill('a.')}@`,
  'a label': `a@${fill('a')}@`,
  hyphens: `a@${fill('-')}.`,
  'signs of an @': fill('@'),
  'a local part': fill('a'),
  addresses: fill('a@b.c '),
  spaces: `x${fill(' ')}x`,
  'spaces alone': fill(' '),
  'lines alone': fill('\r\n'),
  'invisible signs': fill('\u3164'),
  marks: fill('\u0301'),
  'half characters': fill('\ud800'),
  digits: fill('0'),
  base64: fill('AAAA'),
  'order numbers': fill('NW-ORD-20261122-'),
}

/** True if a schema takes 20 ms of this thread in seven runs; a single slow run may be a garbage collection. */
const isSlow = (schema: ZodType, input: unknown) =>
  Array.from({ length: 7 }).every(() => {
    const begun = process.threadCpuUsage()
    schema.safeParse(input)
    const { user, system } = process.threadCpuUsage(begun)
    return user + system > 20_000
  })

const everyField = (fields: string[], value: string) =>
  Object.fromEntries(fields.map((field) => [field, value]))

it.each(Object.entries(adversarial))('Fields that are %s are refused or taken at once', (_what, text) => {
  const slow: string[] = []
  for (const [path, schema] of procedureInputs) {
    const fields = Object.keys(schema.shape)
    if (isSlow(schema, everyField(fields, text))) slow.push(path)
    for (const field of fields)
      if (isSlow(schema, { ...everyField(fields, 'x'), [field]: text })) slow.push(`${path} ${field}`)
  }
  expect(procedureInputs.size).toBeGreaterThan(50)
  expect(slow).toEqual([])
})
