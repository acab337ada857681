import { textReading } from '@northword/content/texts/text-reading'
import type { Comparison } from '@northword/contract/texts/text-views'
import type { VersionInput } from '@northword/contract/texts/texts'
import type { ReactNode } from 'react'
import { Loaded } from '../../components/loaded.tsx'
import { LoadingLines } from '../../components/loading-lines.tsx'
import { fileAddress } from '../files/file-address.ts'
import { useJsonFile } from '../files/use-json-file.ts'

interface WholeComparisonProps {
  comparison: Comparison
  place: VersionInput
  /** The earlier version. */
  from: number
  children: (comparison: Comparison) => ReactNode
}

/** Loads a long comparison from its file. */
export function WholeComparison({ comparison, place, from, children }: WholeComparisonProps) {
  const address = `${fileAddress(place, 'redline.json')}?from=${from}`
  const query = useJsonFile<Comparison>(address, comparison.isLong)
  if (!comparison.isLong) return children(comparison)
  return (
    <Loaded query={query} skeleton={<LoadingLines label={textReading.redline.loading} />}>
      {children}
    </Loaded>
  )
}
