import { Text } from '@mantine/core'
import { certificateWords as words } from '@northword/content/texts/certificate'
import { Loaded } from '../../../components/loaded.tsx'
import { LoadingLines } from '../../../components/loading-lines.tsx'
import { CertificateSheet } from '../../../texts/sheets/certificate-sheet.tsx'
import { callFailure } from '../../../site/api/call-failure.ts'
import { trpc } from '../../../site/api/trpc.ts'
import { TextHead } from '../page/text-head.tsx'
import { usePiece } from '../page/use-piece.ts'

/** The client's certificate of approval, for print. */
export default function CertificatePage() {
  const place = usePiece()
  const query = trpc.reviews.findCertificateAtDesk.useQuery(place, { staleTime: 0 })
  const isMissing = query.error !== null && [400, 404].includes(callFailure(query.error).status)
  return (
    <>
      <TextHead number={place.number} heading={words.title} />
      {isMissing ? (
        <Text mt="md">
          {words.notFound.text}. {words.notFound.hint}
        </Text>
      ) : (
        <Loaded query={query} skeleton={<LoadingLines label={words.loading} />}>
          {(certificate) => <CertificateSheet certificate={certificate} place={place} />}
        </Loaded>
      )}
    </>
  )
}
