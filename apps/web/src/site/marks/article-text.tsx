import { createContext, use } from 'react'
import type { Block, Heading } from './article-blocks.ts'
import { type Part, partsOf } from './text-marks.ts'

/** Of the links of a text: a preview is not left for them. */
export const LinkTarget = createContext<'_blank' | undefined>(undefined)

/** A break renders as space. */
export function ArticleText({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <TextBlock key={index} block={block} />)
}

function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'break':
      return null
    case 'heading':
      return <TextHeading {...block} />
    case 'strong':
      return (
        <p>
          <strong>
            <Marked text={block.text} />
          </strong>
        </p>
      )
    case 'paragraph':
      return (
        <p>
          <Marked text={block.text} />
        </p>
      )
    case 'quote':
      return (
        <blockquote>
          {block.lines.map((line, index) => (
            <p key={index}>
              <Marked text={line} />
            </p>
          ))}
        </blockquote>
      )
    default:
      return <TextList {...block} />
  }
}

function TextHeading({ tag: Tag, text, anchor }: Heading) {
  return (
    <Tag id={anchor}>
      <Marked text={text} />
    </Tag>
  )
}

function TextList({ items, start }: { items: readonly string[]; start?: number }) {
  const all = items.map((item, index) => (
    <li key={index}>
      <Marked text={item} />
    </li>
  ))
  return start === undefined ? <ul>{all}</ul> : <ol start={start === 1 ? undefined : start}>{all}</ol>
}

const Marked = ({ text }: { text: string }) => <Parts parts={partsOf(text)} />

const Parts = ({ parts }: { parts: readonly Part[] }) =>
  parts.map((part, index) => (typeof part === 'string' ? part : <Mark key={index} part={part} />))

/** Bold is `b`, since a `strong` labels the block below it. */
function Mark({ part }: { part: Exclude<Part, string> }) {
  const target = use(LinkTarget)
  const parts = <Parts parts={part.parts} />
  if ('to' in part)
    return (
      <a href={part.to} target={target}>
        {parts}
      </a>
    )
  return part.mark === 'bold' ? <b>{parts}</b> : <em>{parts}</em>
}
