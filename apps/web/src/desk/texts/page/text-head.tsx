import { deskTexts } from '@northword/content/desk/desk-texts'
import type { ReactNode } from 'react'
import { BackLink } from '../../frame/back-link.tsx'
import { DeskHead } from '../../frame/desk-head.tsx'
import styles from './texts.module.css'

/** Heading with a link back to the order. */
export const TextHead = ({
  number,
  heading,
  state,
}: {
  number: string
  heading: string
  state?: ReactNode
}) => (
  <>
    <BackLink to={`/orders/${number}`} className={styles.back ?? ''}>
      {deskTexts.writing.back(number)}
    </BackLink>
    <DeskHead heading={heading} state={state} />
  </>
)
