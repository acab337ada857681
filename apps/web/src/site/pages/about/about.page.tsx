import { about } from '@northword/content/site/about'
import type { PageProps } from '../../navigation/page-route.ts'
import { Closing } from '../../sections/closing.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Section } from '../../sections/section.tsx'
import { Stats } from '../../sections/stats.tsx'
import { Principles } from './principles.tsx'
import { Standard } from './standard.tsx'
import { Team } from './team.tsx'
import styles from './about.module.css'

export default function AboutPage({ copy }: PageProps) {
  return (
    <>
      <PageHero heading={copy.heading} lead={copy.intro} underlined={3}>
        <Stats items={about.stats} />
      </PageHero>
      <Mission />
      <Principles {...about.promises} />
      <Principles {...about.values} />
      <Section heading={about.people.heading} intro={about.people.intro}>
        <Team />
      </Section>
      <Section heading={about.tools.heading} intro={about.tools.intro}>
        <Tools />
      </Section>
      <Standard {...about.standards.quality} />
      <Standard {...about.standards.delivery} />
      <Closing {...about.closing} />
    </>
  )
}

const { heading, paragraphs } = about.mission

/** The first paragraph is larger. */
function Mission() {
  return (
    <Section heading={heading}>
      <div className={styles.mission}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}

function Tools() {
  return (
    <dl className={styles.tools}>
      {about.tools.items.map(({ name, use }) => (
        <div key={name} className={styles.tool}>
          <dt>{name}</dt>
          <dd>{use}</dd>
        </div>
      ))}
    </dl>
  )
}
