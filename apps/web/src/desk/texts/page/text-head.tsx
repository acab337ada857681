import { Text } from '@mantine/core'
import { deskTexts } from '@northword/content/desk/desk-texts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
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
    <Text size="sm" mb="xs" className={styles.back ?? ''}>
      <Link to={`/orders/${number}`}>‹ {deskTexts.writing.back(number)}</Link>
    </Text>
    <DeskHead heading={heading} state={state} />
  </>
)
