import type { Item, List, Part } from './parts-of.ts'
import { Fated } from './fated.tsx'
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
            <Fated key={at} as="p" paragraph={paragraph} />
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
      return <Fated as={headings[level] ?? 'h6'} paragraph={paragraph} />
    case 'code':
      return (
        <Fated as="pre" paragraph={paragraph}>
          <code>
            <Spans spans={paragraph.spans} />
          </code>
        </Fated>
      )
    case 'rule':
      return paragraph.fate ? (
        <Fated as="div" paragraph={paragraph}>
          <hr />
        </Fated>
      ) : (
        <hr />
      )
    default:
      return <Fated as="p" paragraph={paragraph} />
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
