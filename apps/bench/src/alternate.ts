import { median } from './median.ts'

/** Something that is measured again and again, in turns with others; `run` answers with a rate. */
export interface Contender {
  name: string
  run: () => Promise<number>
}

/** The rates of each contender by name, one per round. */
export type Rates = Map<string, number[]>

/** Runs all contenders in turns, so that what disturbs the machine disturbs them alike. */
export async function alternate(contenders: Contender[], rounds: number): Promise<Rates> {
  const rates: Rates = new Map(contenders.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, run } of contenders) rates.get(name)?.push(await run())
  }
  return rates
}

/** The ratios of `one` to `other`, each taken within a round. */
export function ratiosOf(rates: Rates, one: string, other: string): number[] {
  const others = rates.get(other) ?? []
  return (rates.get(one) ?? []).map((rate, round) => rate / (others[round] ?? NaN))
}

/** The median of {@link ratiosOf}. */
export const ratioOf = (rates: Rates, one: string, other: string) => median(ratiosOf(rates, one, other))

/** The median rate of one contender. */
export const rateOf = (rates: Rates, name: string) => median(rates.get(name) ?? [])
