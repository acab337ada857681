export const lineMarks = ['heading', 'subheading', 'list', 'numbers', 'quote'] as const
export const innerMarks = ['bold', 'italic', 'link'] as const
export type Mark = (typeof lineMarks)[number] | (typeof innerMarks)[number]

/** A text and the selection in it. */
export interface Selected {
  text: string
  start: number
  end: number
}

/** Words of a link whose own are not typed yet, and its address. */
export interface NewLink {
  words: string
  address: string
}

/** Marks the selection, or takes the mark off if it has it; with the selection afterwards. */
export function marked(selected: Selected, mark: Mark, newLink: NewLink): Selected {
  switch (mark) {
    case 'link':
      return linked(selected, newLink)
    case 'bold':
    case 'italic':
      return surrounded(selected, mark === 'bold' ? '**' : '*')
    default:
      return withLines(selected, mark)
  }
}

const beginnings = { heading: '# ', subheading: '## ', list: '- ', numbers: '1. ', quote: '> ' } as const

type LineMark = keyof typeof beginnings

function withLines({ text, start, end }: Selected, mark: LineMark): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const marking = (line: string, at: number) => beginningOf(mark, at) + plain(line)
  const isMarked = lines.every((line, at) => line === marking(line, at))
  const changed = lines.map(isMarked ? plain : marking).join('\n')
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length }
}

const beginningOf = (mark: LineMark, at: number) => (mark === 'numbers' ? `${at + 1}. ` : beginnings[mark])

const plain = (line: string) => line.replace(/^(#{1,4} |- |> |\d{1,9}[.)] )/, '')

/** Marks hold within one line, so each line of a selection is marked. */
function surrounded(selected: Selected, sign: Sign): Selected {
  const { text, start, end } = withSigns(selected, sign)
  const lines = text.slice(start, end).split('\n')
  const isMarked = lines.every((line) => line.trim() === '' || within[sign].test(line.trim()))
  const isEmpty = start === end
  const changed = isEmpty ? sign + sign : lines.map((line) => changedLine(line, sign, isMarked)).join('\n')
  // Nothing selected: the cursor goes between the signs.
  const inside = isEmpty ? sign.length : 0
  return {
    text: text.slice(0, start) + changed + text.slice(end),
    start: start + inside,
    end: start + changed.length - inside,
  }
}

type Sign = keyof typeof within

const within = { '**': /^\*\*(?!\*).*[^*]\*\*$/, '*': /^\*(?!\*).*[^*]\*$/ } as const

/** Takes signs just outside of the selection into it. */
function withSigns({ text, start, end }: Selected, sign: Sign): Selected {
  const [from, to] = [start - sign.length, end + sign.length]
  const isSelected = start < end && from >= 0 && text[from - 1] !== '*' && text[to] !== '*'
  return isSelected && within[sign].test(text.slice(from, to))
    ? { text, start: from, end: to }
    : { text, start, end }
}

/** Signs are next to words: Markdown takes none beside a space. */
function changedLine(line: string, sign: Sign, isMarked: boolean): string {
  const words = line.trim()
  if (words === '') return line
  const changed = isMarked ? words.slice(sign.length, -sign.length) : sign + words + sign
  return line.replace(words, () => changed)
}

/** The address is selected afterwards, or the words if an address was. */
function linked({ text, start, end }: Selected, { words, address }: NewLink): Selected {
  const selected = text.slice(start, end)
  const isAddress = /^(https:\/\/|mailto:|\/)\S+$/.test(selected)
  const shown = isAddress || selected === '' ? words : selected
  const to = isAddress ? selected : address
  const [before, between] = [`${text.slice(0, start)}[`, `${shown}](`]
  const at = isAddress ? before.length : before.length + between.length
  return {
    text: `${before}${between}${to})${text.slice(end)}`,
    start: at,
    end: at + (isAddress ? shown : to).length,
  }
}
