import { Text } from '@mantine/core'
import { textReading } from '@northword/content/texts/text-reading'
import type { Comparison } from '@northword/contract/texts/text-views'
import { trpc } from '../../../site/api/trpc.ts'
import { useReview } from '../../comments/use-review.ts'
import { useFresh } from '../../frame/refetching.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { LoadingLines } from '../../../components/loading-lines.tsx'
import { ChangeWalk } from '../../../texts/changes/change-walk.tsx'
import { fileAddress } from '../../../texts/files/file-address.ts'
import { Spans } from '../../../texts/manuscript/spans.tsx'
import { Redline } from '../../../texts/changes/redline.tsx'
import { WholeComparison } from '../../../texts/changes/whole-comparison.tsx'
import { FromWriter } from './from-writer.tsx'
import type { TextMatterProps } from '../address/text-view.ts'
import { OrderPart } from '../address/order-part.tsx'
import { TextComments } from './text-comments.tsx'
import styles from './text-matter.module.css'
import { useTextForms } from '../address/use-text-forms.ts'

const words = textReading.redline

/** Legend of the redline's marks. */
const marksKey = [
  { text: words.key.del, edit: 'del' },
  { text: ` ${words.key.delMeans} ` },
  { text: words.key.ins, edit: 'ins' },
  { text: ` ${words.key.insMeans}` },
] as const

interface TextChangesProps extends TextMatterProps {
  /** The earlier version. */
  from: number
}

export function TextChanges({ number, view, text, from }: TextChangesProps) {
  const named = { number, piece: view.piece, version: view.version }
  // Passages are marked on the page of the text alone.
  const review = { ...useReview(named, text, useTextForms(number, view)), mayComment: false }
  const query = trpc.deliveries.compare.useQuery(
    { ...named, from },
    // Neither version ever changes.
    { ...useFresh(), staleTime: Infinity, refetchOnWindowFocus: false },
  )
  return (
    <div className={styles.matter}>
      <div className={styles.first}>
        <FromWriter version={text} />
        <OrderPart heading={textReading.files.heading}>
          <a href={`${fileAddress(named, 'redline.docx')}?from=${from}`}>{textReading.files.redline}</a>
        </OrderPart>
      </div>
      <div className={styles.text}>
        <OrderPart heading={words.heading(from)}>
          <Text mb="xs">
            <Spans spans={marksKey} />
          </Text>
          <Loaded query={query} skeleton={<LoadingLines label={words.loading} />}>
            {(found) => (
              <WholeComparison comparison={found} place={named} from={from}>
                {(comparison) => <Changes comparison={comparison} from={from} />}
              </WholeComparison>
            )}
          </Loaded>
        </OrderPart>
      </div>
      <TextComments number={number} view={view} review={review} />
    </div>
  )
}

function Changes({ comparison: { changes }, from }: { comparison: Comparison; from: number }) {
  const count = changes.filter(({ change }) => change !== 'kept').length
  if (count > 0)
    return (
      <ChangeWalk count={count}>
        <Redline changes={changes} />
      </ChangeWalk>
    )
  return (
    <>
      <Text mb="lg">{words.none(from)}</Text>
      <Redline changes={changes} />
    </>
  )
}
