import type { Arrival } from './visitor.ts'

interface Way {
  way: 'with scripts' | 'without scripts'
  options: Arrival
}

/** The two ways in which a visitor goes through every journey: each is told once, and gone twice. */
export const ways: Way[] = [
  { way: 'with scripts', options: {} },
  { way: 'without scripts', options: { javaScriptEnabled: false } },
]

/** What a story calls an address of its own in this way. */
export const named = (story: string, { way }: Way) => `${story}-${way.replace(' ', '-')}`
