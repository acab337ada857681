import { Text } from '@mantine/core'
import { textReading } from '@northword/content/texts/text-reading'
import type { ShownBlock, VersionView } from '@northword/contract/texts/text-views'
import type { VersionInput } from '@northword/contract/texts/texts'
import type { ReactNode } from 'react'
import { useHydrated } from '../../site/ui/use-hydrated.ts'
import { Loaded, type Query } from '../../components/loaded.tsx'
import { LoadingLines } from '../../components/loading-lines.tsx'
import { fileAddress } from './file-address.ts'
import { useJsonFile } from './use-json-file.ts'

const words = textReading.long

/** The blocks of a version; loads a long text's from its file. */
export function useBlocks(
  place: VersionInput,
  text: Pick<VersionView, 'blocks' | 'isLong'> | undefined,
): Query<readonly ShownBlock[]> {
  const isLong = text?.isLong ?? false
  const file = useJsonFile<ShownBlock[]>(fileAddress(place, 'text.json'), isLong)
  return isLong ? file : { data: text?.blocks, error: null, isFetching: false }
}

interface WholeTextProps {
  place: VersionInput
  isLong: boolean
  query: Query<readonly ShownBlock[]>
  children: (blocks: readonly ShownBlock[]) => ReactNode
}

/** While a long text's blocks load, links to another way to read it. */
export function WholeText({ place, isLong, query, children }: WholeTextProps) {
  if (!isLong) return children(query.data ?? [])
  return (
    <Loaded query={query} skeleton={<Coming place={place} />}>
      {children}
    </Loaded>
  )
}

function Coming({ place }: { place: VersionInput }) {
  const isScripted = useHydrated()
  return (
    <>
      <Text>
        {words.before} <a href={fileAddress(place, 'text.html')}>{words.page}</a> {words.or}{' '}
        <a href={fileAddress(place, 'text.txt')}>{words.plain}</a>.
      </Text>
      {isScripted && <LoadingLines label={words.loading} />}
    </>
  )
}
