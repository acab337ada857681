import type { PageProps } from '../../routes.tsx'
import { PageHero } from '../../ui/page-hero.tsx'

/** A page that is so far only its heading and its intro. */
export default function PlainPage({ copy }: PageProps) {
  return <PageHero heading={copy.heading} lead={copy.intro} />
}
