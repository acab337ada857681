import { receiver } from './play-desk.ts'

/** Kinds of values that differ from run to run or name the seed's studio, with what the examples show instead. */
const kinds: [RegExp, (count: number) => string][] = [
  [
    /[\da-f]{8}-[\da-f]{4}-[47][\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g,
    (count) => `019aabcd-0000-7000-8000-${String(count).padStart(12, '0')}`,
  ],
  [
    /NW-ORD-(\d{8}-\d{4}|\d{10,16}-\w{1,16})/g,
    (count) => `NW-ORD-20261124-${String(count).padStart(4, '0')}`,
  ],
  [/nwd_[\w-]{30,}/g, () => `nwd_${'x'.repeat(43)}`],
  [/(?<="prefix": ")nwd_[\w-]+/g, () => 'nwd_xxxxxx'],
  [/(?<="token": ")[\w-]{30,}/g, () => 'x'.repeat(43)],
  [/(?<=")[\d-]+T[\d:]+\.777Z/g, () => '2026-11-26T02:00:00.000Z'],
  [/whsec_[\w+/=]{20,}/g, () => `whsec_${'x'.repeat(32)}`],
  [/(?<=\?token=)[\w-]{20,}/g, () => 'x'.repeat(43)],
  [new RegExp(receiver, 'g'), () => 'https://hooks.client.example'],
  [/(?<=\/o#)[\w-]{20,}/g, () => 'x'.repeat(43)],
  [/Northword/g, () => 'Example Studio'],
  [/northword/g, () => 'studio'],
]

/** Replaces ids, numbers and secrets by their order of appearance, and names, so that two runs give the same text. */
export function withoutChance(text: string): string {
  return kinds.reduce((shown, [pattern, nameOf]) => {
    const names = new Map<string, string>()
    return shown.replaceAll(pattern, (found) => {
      const name = names.get(found) ?? nameOf(names.size + 1)
      names.set(found, name)
      return name
    })
  }, text)
}
