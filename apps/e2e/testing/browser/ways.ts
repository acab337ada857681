import type { Arrival } from './visitor.ts'

interface Way {
  way: 'with scripts' | 'without scripts'
  options: Arrival
}

/** Every journey is run in both ways. */
export const ways: Way[] = [
  { way: 'with scripts', options: {} },
  { way: 'without scripts', options: { javaScriptEnabled: false } },
]

/** Address prefix of a story run in this way. */
export const named = (story: string, { way }: Way) => `${story}-${way.replace(' ', '-')}`
