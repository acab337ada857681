import type { ZodType } from 'zod'
import { describe, expect, it } from 'vitest'
import { procedureInputs } from '../testing/test-procedures.ts'

/** As long as a body may be. */
const length = 64 * 1_024

const fill = (text: string) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** Long texts at which a pattern may look again and again, each the whole of one field. */
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

/** The quickest of some runs, in milliseconds of this thread's own work: what others do meanwhile is not the schema's. */
function quickest(schema: ZodType, input: unknown) {
  const times = Array.from({ length: 7 }, () => {
    const begun = process.threadCpuUsage()
    schema.safeParse(input)
    const { user, system } = process.threadCpuUsage(begun)
    return (user + system) / 1_000
  })
  return Math.min(...times)
}

const everyField = (fields: string[], value: string) =>
  Object.fromEntries(fields.map((field) => [field, value]))

describe.each([...procedureInputs])('The input of %s', (_path, schema) => {
  const fields = Object.keys(schema.shape)
  const plain = quickest(schema, everyField(fields, 'x'))

  it.each(Object.entries(adversarial))(
    'is refused or taken at once where its fields are %s',
    (_what, text) => {
      const longest = everyField(fields, text)
      expect(quickest(schema, longest) - plain).toBeLessThan(20)
      for (const field of fields)
        expect(quickest(schema, { ...everyField(fields, 'x'), [field]: text }) - plain).toBeLessThan(20)
    },
  )
})
