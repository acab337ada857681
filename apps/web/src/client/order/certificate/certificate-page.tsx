import { certificateWords as words } from '@northword/content/texts/certificate'
import { deliveredTexts } from '@northword/content/texts/delivered-texts'
import { trpc } from '../../../site/api/trpc.ts'
import { BackLink } from '../../frame/back-link.tsx'
import { useFresh } from '../../frame/refetching.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { LoadingLines } from '../../../components/loading-lines.tsx'
import { NothingYet } from '../../frame/nothing-yet.tsx'
import { PrivateHead } from '../../frame/private-head.tsx'
import { CertificateSheet } from '../../../texts/sheets/certificate-sheet.tsx'
import styles from './certificate.module.css'
import { CheckCopy } from './check-copy.tsx'
import { isNotFound } from '../address/is-not-found.ts'
import { useOrderPlace } from '../address/order-place.ts'
import { type TextView, textViewAt } from '../address/text-view.ts'

interface CertificatePageProps {
  /** The order's number. */
  number: string
  view: TextView
}

/** The certificate of approval, for print, and a form that checks a text against it. */
export function CertificatePage({ number, view: { piece, version } }: CertificatePageProps) {
  const place = { number, piece, version }
  const query = trpc.reviews.findCertificate.useQuery(place, useFresh())
  const isGone = isNotFound(query.error)
  const back = { label: words.back, to: useOrderPlace().address(number) + textViewAt({ piece, version }) }
  return (
    <>
      <PrivateHead
        back={
          <div className="screen">
            <BackLink {...back} />
          </div>
        }
        heading={deliveredTexts.page.heading(number)}
        title={isGone ? words.notFound.text : query.data && words.title}
      />
      {isGone ? (
        <NothingYet text={words.notFound.hint} link={back} />
      ) : (
        <Loaded query={query} skeleton={<LoadingLines label={words.loading} />}>
          {(certificate) => (
            <div className={styles.page}>
              <CertificateSheet certificate={certificate} place={place} />
              <CheckCopy place={place} />
            </div>
          )}
        </Loaded>
      )}
    </>
  )
}
