import { double, gen, jsonValue, nat, noBias, sample, string } from 'fast-check'

/** Choices of one request. The same seed makes the same ones. */
export type Draw = ReturnType<typeof drawBy>

export function drawBy(seed: number) {
  const [draw] = sample(gen(), { seed, numRuns: 1 })
  if (!draw) throw new Error('fast-check drew nothing.')
  return {
    /** From 0 to the limit, which is excluded. */
    below: (limit: number): number => draw(evenly, limit),
    isOneIn: (count: number): boolean => draw(evenly, count) === 0,
    oneOf<T>(values: readonly [T, ...T[]]): T {
      return values[draw(evenly, values.length)] ?? values[0]
    },
    /** Any text of Unicode, mostly short. */
    text: (): string => draw(anyText),
    /** Any value of JSON. */
    json: (): unknown => draw(anyJson),
    number: (): number => draw(anyNumber),
  }
}

const evenly = (limit: number) => noBias(nat({ max: limit - 1 }))
/** Made once, since each of the first two reads all of Unicode. */
const texts = string({ unit: 'binary' })
const jsons = jsonValue({ maxDepth: 4, stringUnit: 'binary' })
const numbers = double({ noNaN: true, noDefaultInfinity: true })
const anyText = () => texts
const anyJson = () => jsons
const anyNumber = () => numbers

/** The values as a choice. @throws {Error} if there is none */
export function choiceOf<T>(values: readonly T[]): [T, ...T[]] {
  const [first, ...others] = values
  if (first === undefined) throw new Error('There is nothing to choose from.')
  return [first, ...others]
}
