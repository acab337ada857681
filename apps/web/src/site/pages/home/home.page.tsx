import { home } from '@northword/content/site/home'
import type { PageProps } from '../../navigation/page-route.ts'
import { Closing } from '../../sections/closing.tsx'
import { NumberedList } from '../../sections/numbered-list.tsx'
import { Section } from '../../sections/section.tsx'
import { Testimonials } from '../../sections/testimonials.tsx'
import { Benefits } from './benefits.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import { SignedOut } from './signed-out.tsx'

export default function HomePage({ copy }: PageProps) {
  const { process, testimonials, closing } = home
  return (
    <>
      <SignedOut />
      <Hero copy={copy} />
      <Featured />
      <Section id="how-it-works" heading={process.heading} intro={process.intro}>
        <NumberedList items={process.steps} />
      </Section>
      <Benefits />
      <Testimonials {...testimonials} />
      <Closing {...closing} />
    </>
  )
}
