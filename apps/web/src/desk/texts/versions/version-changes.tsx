import { Text } from '@mantine/core'
import { textReading } from '@northword/content/texts/text-reading'
import type { VersionInput } from '@northword/contract/texts/texts'
import { Redline } from '../../../texts/changes/redline.tsx'
import { WholeComparison } from '../../../texts/changes/whole-comparison.tsx'
import { trpc } from '../../../site/api/trpc.ts'
import { Fetched } from '../../frame/fetched.tsx'
import { Part } from '../../frame/part.tsx'

const words = textReading.redline

/** Redline from an earlier version to this one. */
export function VersionChanges({ place, from }: { place: VersionInput; from: number }) {
  const query = trpc.deliveries.compareAtDesk.useQuery({ ...place, from })
  return (
    <Part heading={words.heading(from)}>
      <Fetched query={query} label={words.loading}>
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
      </Fetched>
    </Part>
  )
}
