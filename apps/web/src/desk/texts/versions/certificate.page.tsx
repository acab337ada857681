import { certificateWords as words } from '@northword/content/texts/certificate'
import { Fetched } from '../../frame/fetched.tsx'
import { CertificateSheet } from '../../../texts/sheets/certificate-sheet.tsx'
import { trpc } from '../../../site/api/trpc.ts'
import { TextHead } from '../page/text-head.tsx'
import { usePiece } from '../page/use-piece.ts'

/** The client's certificate of approval, for print. */
export default function CertificatePage() {
  const place = usePiece()
  const query = trpc.reviews.findCertificateAtDesk.useQuery(place, { staleTime: 0 })
  const { text, hint } = words.notFound
  return (
    <>
      <TextHead number={place.number} heading={words.title} />
      <Fetched query={query} label={words.loading} missing={`${text}. ${hint}`}>
        {(certificate) => <CertificateSheet certificate={certificate} place={place} />}
      </Fetched>
    </>
  )
}
