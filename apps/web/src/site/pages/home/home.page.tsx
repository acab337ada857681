import { home, homeWords } from '@northword/content/site/home'
import type { PageProps } from '../../navigation/page-route.ts'
import { Closing } from '../../sections/closing.tsx'
import { NumberedList } from '../../sections/numbered-list.tsx'
import { Section } from '../../sections/section.tsx'
import { Testimonials } from '../../sections/testimonials.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import { SignedOut } from './signed-out.tsx'
import styles from './benefits.module.css'

export default function HomePage({ head }: PageProps) {
  const { process, testimonials, closing } = home
  return (
    <>
      <SignedOut />
      <Hero head={head} />
      <Featured />
      <Section id="how-it-works" heading={process.heading} intro={process.intro}>
        <NumberedList items={process.steps} />
      </Section>
      <Benefits />
      <Testimonials {...testimonials} starsLabel={homeWords.starsLabel} />
      <Closing {...closing} />
    </>
  )
}

function Benefits() {
  return (
    <Section heading={home.benefitsHeading}>
      <ul role="list" className={styles.list}>
        {home.benefits.map(({ title, text }) => (
          <li key={title} data-fade-in>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
