import type { LegalBlock } from '@northword/content/legal/legal-document'
import { SiteLink } from '../ui/site-link.tsx'
import styles from './legal-blocks.module.css'

export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('heading' in block) return <h3>{block.heading}</h3>
  if ('list' in block) {
    return (
      <ul role="list" className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  if ('terms' in block) {
    return (
      <dl className={styles.terms}>
        {block.terms.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <p className={styles.links}>
      {block.links.map(({ label, to }) => (
        <SiteLink key={to} to={to}>
          {label}
        </SiteLink>
      ))}
    </p>
  )
}
