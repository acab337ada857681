import { deliveredTexts } from '@northword/content/texts/delivered-texts'
import { Suspense } from 'react'
import { trpc } from '../../../site/api/trpc.ts'
import { BackLink } from '../../frame/back-link.tsx'
import { useFresh } from '../../frame/refetching.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { LoadingLines } from '../../../components/loading-lines.tsx'
import { NothingYet } from '../../frame/nothing-yet.tsx'
import { PrivateHead } from '../../frame/private-head.tsx'
import { isNotFound } from '../address/is-not-found.ts'
import { TextMatter } from './order-chunks.ts'
import { useOrderPlace } from '../address/order-place.ts'
import type { TextView } from '../address/text-view.ts'

const words = deliveredTexts.page

interface TextPageProps {
  /** The order's number. */
  number: string
  view: TextView
}

export function TextPage({ number, view }: TextPageProps) {
  const { piece, version } = view
  const { address } = useOrderPlace()
  const query = trpc.deliveries.read.useQuery({ number, piece, version }, useFresh())
  const isGone = isNotFound(query.error)
  const title = query.data && words.title(query.data.title, version)
  const back = { label: words.back, to: address(number) }
  const loading = <LoadingLines label={words.loading} />
  return (
    <>
      <PrivateHead
        back={<BackLink {...back} />}
        heading={words.heading(number)}
        title={isGone ? words.notFound.text : title}
      />
      {isGone ? (
        <NothingYet text={words.notFound.hint} link={back} />
      ) : (
        <Loaded query={query} skeleton={loading}>
          {(text) => (
            <Suspense fallback={loading}>
              <TextMatter number={number} view={view} text={text} />
            </Suspense>
          )}
        </Loaded>
      )}
    </>
  )
}
