import type { Item, List, Part } from './parts-of.ts'
import { ChangedParagraph } from './changed-paragraph.tsx'
import { Spans } from './spans.tsx'
import { TextTable } from './text-table.tsx'

export function TextPart({ part }: { part: Part }) {
  switch (part.kind) {
    case 'list':
      return <TextList list={part} />
    case 'table':
      return <TextTable rows={part.paragraphs} />
    case 'quote':
      return (
        <blockquote>
          {part.paragraphs.map((paragraph, at) => (
            <ChangedParagraph key={at} as="p" paragraph={paragraph} />
          ))}
        </blockquote>
      )
    default:
      return <Single {...part} />
  }
}

const headings = ['h3', 'h4', 'h5', 'h6'] as const

function Single({ paragraph, level }: Extract<Part, { kind: 'paragraph' }>) {
  switch (paragraph.kind) {
    case 'heading':
      return <ChangedParagraph as={headings[level] ?? 'h6'} paragraph={paragraph} />
    case 'code':
      return (
        <ChangedParagraph as="pre" paragraph={paragraph}>
          <code>
            <Spans spans={paragraph.spans} />
          </code>
        </ChangedParagraph>
      )
    case 'rule':
      return paragraph.fate ? (
        <ChangedParagraph as="div" paragraph={paragraph}>
          <hr />
        </ChangedParagraph>
      ) : (
        <hr />
      )
    default:
      return <ChangedParagraph as="p" paragraph={paragraph} />
  }
}

function TextList({ list: { isNumbered, items } }: { list: List }) {
  const all = items.map((item, at) => <TextItem key={at} item={item} />)
  return isNumbered ? <ol>{all}</ol> : <ul>{all}</ul>
}

const TextItem = ({ item: { number, parts } }: { item: Item }) => (
  <li value={number}>
    {parts.map((part, at) =>
      'items' in part ? (
        <TextList key={at} list={part} />
      ) : (
        <Single key={at} kind="paragraph" paragraph={part} level={0} />
      ),
    )}
  </li>
)
