import { Text } from '@mantine/core'
import { deskSiteFields as words } from '@northword/content/desk/desk-site-fields'
import type { RedlineSegment } from '@northword/content/site/home'
import { entriesOf, partOf } from '@northword/contract/desk/field-paths'
import { Redline } from '../../../site/marks/redline.tsx'
import styles from './fields.module.css'
import type { PropsOf } from './form-context.ts'
import { ListField } from './list-field.tsx'

/** Pieces of an edited text, below the text as it is shown. */
export function RedlineField(props: PropsOf<'redline'>) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {words.redlinePreview}
      </Text>
      <p className={styles.shown}>
        <Redline segments={entriesOf(props.value).flatMap(segmentOf)} />
      </p>
      <ListField {...props} />
    </div>
  )
}

const kinds = ['keep', 'del', 'ins'] as const

function segmentOf(entry: unknown): RedlineSegment[] {
  const kind = kinds.find((each) => each === partOf(entry, 'kind'))
  const text = partOf(entry, 'text')
  return kind && typeof text === 'string' ? [{ kind, text }] : []
}
