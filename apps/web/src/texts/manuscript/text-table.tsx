import { textReading } from '@northword/content/texts/text-reading'
import type { Paragraph } from './paragraph.ts'
import { FateLabel, fateProps } from './changed-paragraph.tsx'
import { Spans, type Span } from './spans.tsx'

/** The first row is the head. A wide table scrolls, by keyboard too. */
export const TextTable = ({ rows: [head, ...rows] }: { rows: readonly Paragraph[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div data-table role="group" aria-label={textReading.table} tabIndex={0}>
    <table>
      <thead>{head && <Row row={head} isHead />}</thead>
      <tbody>
        {rows.map((row, at) => (
          <Row key={at} row={row} />
        ))}
      </tbody>
    </table>
  </div>
)

const Row = ({ row: { spans, fate, start }, isHead = false }: { row: Paragraph; isHead?: boolean }) => (
  <tr {...fateProps(fate)}>
    {cellsOf(spans, start).map(({ spans: cell, start: begins }, at) => {
      const content = (
        <>
          {at === 0 && <FateLabel fate={fate} />}
          <Spans spans={cell} />
        </>
      )
      return isHead ? (
        <th key={at} scope="col" data-start={begins}>
          {content}
        </th>
      ) : (
        <td key={at} data-start={begins}>
          {content}
        </td>
      )
    })}
  </tr>
)

interface Cell {
  spans: Span[]
  /** As of a paragraph. */
  start: number | undefined
}

/** Splits a row at its tabs. */
function cellsOf(spans: readonly Span[], start: number | undefined): Cell[] {
  const cells: Cell[] = [{ spans: [], start }]
  let length = 0
  for (const { numbers, ...span } of spans) {
    for (const [at, text] of span.text.split('\t').entries()) {
      if (at > 0) cells.push({ spans: [], start: start === undefined ? start : start + ++length })
      length += text.length
      if (text !== '') cells.at(-1)?.spans.push({ ...span, text })
    }
    if (numbers) cells.at(-1)?.spans.push({ text: '', numbers })
  }
  return cells
}
