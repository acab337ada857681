import { listPages } from '@northword/content/site/list-pages'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button-class.ts'
import { listId } from './paged-articles.tsx'

interface PageLinksProps {
  page: number
  pages: number
  addressOf: (page: number) => string
}

/** Links to the pages around this one, the first, the last and every tenth, so that none is far. */
export function PageLinks({ page, pages, addressOf }: PageLinksProps) {
  const numbers = Array.from({ length: pages }, (_, at) => at + 1)
  const isNear = (each: number) =>
    Math.abs(each - page) < 3 || each % 10 === 0 || each === 1 || each === pages
  const linkTo = (to: number, label: string, rel?: 'prev' | 'next') => (
    <Link key={label} to={`${addressOf(to)}#${listId}`} rel={rel} className={buttonClass({ size: 'small' })}>
      {label}
    </Link>
  )
  return (
    <nav aria-label={listPages.label} style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {page > 1 && linkTo(page - 1, listPages.newer, 'prev')}
      {numbers.filter(isNear).map((each) => (each === page ? current(page) : linkTo(each, String(each))))}
      {page < pages && linkTo(page + 1, listPages.older, 'next')}
    </nav>
  )
}

const current = (page: number) => (
  <b key={page} aria-current="page" style={{ alignSelf: 'center', padding: '0.4rem 1.05rem' }}>
    {page}
  </b>
)
