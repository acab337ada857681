import { deskTexts } from '@northword/content/desk/desk-texts'
import { useSearchParams } from 'react-router-dom'
import { Fetched } from '../../frame/fetched.tsx'
import { trpc } from '../../../site/api/trpc.ts'
import { TextHead } from '../page/text-head.tsx'
import { usePiece } from '../page/use-piece.ts'
import { Version } from './version.tsx'

const words = deskTexts.version

/** A delivered version. `from` in the address shows the changes since an earlier one. */
export default function VersionPage() {
  const place = usePiece()
  const [query] = useSearchParams()
  const read = trpc.deliveries.readAtDesk.useQuery(place, { staleTime: 0 })
  const heading = read.data ? deskTexts.versionOf(read.data.title, place.version) : deskTexts.writing.shell
  return (
    <>
      <TextHead number={place.number} heading={heading} />
      <Fetched query={read} label={words.loading} missing={words.notFound}>
        {(version) => <Version place={place} version={version} from={Number(query.get('from')) || null} />}
      </Fetched>
    </>
  )
}
