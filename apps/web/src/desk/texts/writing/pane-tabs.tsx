import { SegmentedControl } from '@mantine/core'
import { deskComments } from '@northword/content/desk/desk-comments'
import { deskTexts } from '@northword/content/desk/desk-texts'
import styles from '../page/texts.module.css'

const words = deskTexts.writing.halves

const labels = { write: words.write, comments: deskComments.heading, preview: words.preview }

/** The part on screen if only one fits. */
export type Half = keyof typeof labels

interface PaneTabsProps {
  half: Half
  setHalf: (half: Half) => void
  hasComments: boolean
}

/** Tabs for narrow screens. */
export function PaneTabs({ half, setHalf, hasComments }: PaneTabsProps) {
  const shown = hasComments ? (['write', 'comments', 'preview'] as const) : (['write', 'preview'] as const)
  return (
    <SegmentedControl
      className={styles.halves ?? ''}
      aria-label={words.label}
      data={shown.map((value) => ({ value, label: labels[value] }))}
      value={half}
      onChange={setHalf}
    />
  )
}
