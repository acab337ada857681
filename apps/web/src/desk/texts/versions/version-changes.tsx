import { Text } from '@mantine/core'
import { textReading } from '@northword/content/texts/text-reading'
import type { VersionInput } from '@northword/contract/texts/texts'
import { Loaded } from '../../../components/loaded.tsx'
import { LoadingLines } from '../../../components/loading-lines.tsx'
import { Redline } from '../../../texts/changes/redline.tsx'
import { WholeComparison } from '../../../texts/changes/whole-comparison.tsx'
import { trpc } from '../../../site/api/trpc.ts'
import { Part } from '../../frame/part.tsx'

const words = textReading.redline

/** Redline from an earlier version to this one. */
export function VersionChanges({ place, from }: { place: VersionInput; from: number }) {
  const query = trpc.deliveries.compareAtDesk.useQuery({ ...place, from })
  return (
    <Part heading={words.heading(from)}>
      <Loaded query={query} skeleton={<LoadingLines label={words.loading} />}>
        {(found) => (
          <WholeComparison comparison={found} place={place} from={from}>
            {({ changes }) =>
              changes.some(({ change }) => change !== 'kept') ? (
                <Redline changes={changes} />
              ) : (
                <Text>{words.none(from)}</Text>
              )
            }
          </WholeComparison>
        )}
      </Loaded>
    </Part>
  )
}
