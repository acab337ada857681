import type { Run } from '@northword/contract/texts/text-views'
import type { Block } from '../markdown/blocks-of.ts'
import { outsideAddress } from '../markdown/link-address.ts'

/** Words that lead to one address, or words between links. */
type LinkedWords = Pick<Run, 'text' | 'href'>

/** The text of a block, split where a link begins or ends. An address is as a page has it, if a page can have it. */
export function linkedWordsOf({ runs }: Pick<Block, 'runs'>): LinkedWords[] {
  const words: LinkedWords[] = []
  for (const { text, href } of runs) {
    const address = href && (outsideAddress(href) ?? href)
    const last = words.at(-1)
    if (last && last.href === address) last.text += text
    else words.push({ text, ...(address !== undefined && { href: address }) })
  }
  return words
}

/** Returns the next words of a text at each call, as many characters as asked for. */
export function readerOf(words: readonly LinkedWords[]): (length: number) => LinkedWords[] {
  let [at, from] = [0, 0]
  return (length) => {
    const read: LinkedWords[] = []
    let left = length
    for (let next = words[at]; next && left > 0; next = words[at]) {
      const text = next.text.slice(from, from + left)
      read.push({ ...next, text })
      left -= text.length
      from += text.length
      if (from === next.text.length) [at, from] = [at + 1, 0]
    }
    return read
  }
}
