import type { Block, Heading } from './article-blocks.ts'

/** A break renders as space. */
export function ArticleText({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <TextBlock key={index} block={block} />)
}

function TextBlock({ block }: { block: Block }) {
  if (block.kind === 'break') return null
  if (block.kind === 'heading') return <TextHeading {...block} />
  if (block.kind === 'strong')
    return (
      <p>
        <strong>{block.text}</strong>
      </p>
    )
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  return (
    <ul>
      {block.items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}

function TextHeading({ tag: Tag, text, anchor }: Heading) {
  return <Tag id={anchor}>{text}</Tag>
}
