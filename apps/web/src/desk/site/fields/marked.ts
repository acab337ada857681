export type Mark = 'heading' | 'subheading' | 'list' | 'strong'

const beginnings = { heading: '# ', subheading: '## ', list: '- ' } as const

/** Marks the selected lines, or takes the mark off if all have it; with the selection afterwards. */
export function marked(text: string, start: number, end: number, mark: Mark) {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const changed = (
    lines.every((line) => hasMark(line, mark)) ? lines.map(plain) : lines.map(withMark(mark))
  ).join('\n')
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length }
}

const plain = (line: string) => line.replace(/^(#{1,4} |- )/, '').replace(/^\*\*(.*)\*\*$/, '$1')

const hasMark = (line: string, mark: Mark) => line === withMark(mark)(line)

const withMark = (mark: Mark) => (line: string) =>
  mark === 'strong' ? `**${plain(line)}**` : beginnings[mark] + plain(line)
