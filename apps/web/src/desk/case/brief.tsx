import { Text } from '@mantine/core'
import { deskCase } from '@northword/content/desk-case'
import type { DeskCase } from '@northword/contract/desk'
import styles from './brief.module.css'
import { Part } from './part.tsx'

const words = deskCase.brief

/** What the client wrote. */
export const Brief = ({ found: { order } }: { found: DeskCase }) => (
  <Part heading={words.heading}>
    {order.note ? <Text className={styles.note}>{order.note}</Text> : <Text c="dimmed">{words.none}</Text>}
  </Part>
)
