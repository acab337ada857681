/** For an even count, the mean of the two in the middle. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const half = sorted.length / 2
  const [low = NaN, high = low] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  return (low + high) / 2
}
