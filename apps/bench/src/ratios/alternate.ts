import { median } from './median.ts'

/** A measurement that runs in turns with others; `run` returns a rate. */
export interface Contender {
  name: string
  run: () => Promise<number>
}

/** One rate per round, by contender. */
export type Rates = Map<string, number[]>

/** Runs contenders in turns, so that disturbances affect all alike. */
export async function alternate(contenders: Contender[], rounds: number): Promise<Rates> {
  const rates: Rates = new Map(contenders.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, run } of contenders) rates.get(name)?.push(await run())
  }
  return rates
}

/** Ratios of `one` to `other`, each within a round. */
export function ratiosOf(rates: Rates, one: string, other: string): number[] {
  const others = rates.get(other) ?? []
  return (rates.get(one) ?? []).map((rate, round) => rate / (others[round] ?? NaN))
}

/** Median of {@link ratiosOf}. */
export const ratioOf = (rates: Rates, one: string, other: string) => median(ratiosOf(rates, one, other))

/** Median rate of one contender. */
export const rateOf = (rates: Rates, name: string) => median(rates.get(name) ?? [])
