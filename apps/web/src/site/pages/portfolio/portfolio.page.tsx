import { portfolio } from '@northword/content/site/portfolio'
import type { PageProps } from '../../navigation/page-route.ts'
import { Closing } from '../../sections/closing.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Section } from '../../sections/section.tsx'
import { Stats } from '../../sections/stats.tsx'
import { Testimonials } from '../../sections/testimonials.tsx'
import { CaseStudies } from './case-studies.tsx'
import { Gallery } from './gallery.tsx'

export default function PortfolioPage({ head }: PageProps) {
  const { stats, gallery, testimonials, closing } = portfolio
  return (
    <>
      <PageHero heading={head.heading} lead={head.intro} underlined={3}>
        <Stats items={stats} />
      </PageHero>
      <CaseStudies />
      {gallery.items.length > 0 && (
        <Section heading={gallery.heading} intro={gallery.intro}>
          <Gallery />
        </Section>
      )}
      <Testimonials {...testimonials} />
      <Closing {...closing} />
    </>
  )
}
