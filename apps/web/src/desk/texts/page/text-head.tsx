import { deskTexts } from '@northword/content/desk/desk-texts'
import { BackLink } from '../../frame/back-link.tsx'
import { DeskHead } from '../../frame/desk-head.tsx'
import styles from './texts.module.css'

/** Heading with a link back to the order. */
export const TextHead = ({ number, heading }: { number: string; heading: string }) => (
  <>
    <BackLink to={`/orders/${number}`} className={styles.back ?? ''}>
      {deskTexts.writing.back(number)}
    </BackLink>
    <DeskHead heading={heading} />
  </>
)
