import { home } from '@northword/content/home'
import { Closing } from '../../ui/closing.tsx'
import { NumberedList } from '../../ui/numbered-list.tsx'
import { Section } from '../../ui/section.tsx'
import { Benefits } from './benefits.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import { Testimonials } from './testimonials.tsx'

export default function HomePage() {
  const { process, closing } = home
  return (
    <>
      <Hero />
      <Featured />
      <Section id="how-it-works" heading={process.heading} intro={process.intro}>
        <NumberedList items={process.steps} />
      </Section>
      <Benefits />
      <Testimonials />
      <Closing {...closing} />
    </>
  )
}
