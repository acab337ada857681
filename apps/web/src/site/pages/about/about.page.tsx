import { about, team } from '@northword/content/site/about'
import type { PageProps } from '../../navigation/page-route.ts'
import { Closing } from '../../sections/closing.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Section } from '../../sections/section.tsx'
import { Stats } from '../../sections/stats.tsx'
import styles from './about.module.css'
import { NumberedList } from '../../sections/numbered-list.tsx'
import teamStyles from './team.module.css'

export default function AboutPage({ head }: PageProps) {
  return (
    <>
      <PageHero heading={head.heading} lead={head.intro} underlined={3}>
        <Stats items={about.stats} />
      </PageHero>
      <Mission />
      <Principles {...about.promises} />
      <Principles {...about.values} />
      {team.length > 0 && (
        <Section heading={about.people.heading} intro={about.people.intro}>
          <Team />
        </Section>
      )}
      <Section heading={about.tools.heading} intro={about.tools.intro}>
        <Tools />
      </Section>
      <Standard {...about.standards.quality} />
      <Standard {...about.standards.delivery} />
      <Closing {...about.closing} />
    </>
  )
}

const { mission } = about

/** The first paragraph is larger. */
function Mission() {
  return (
    <Section heading={mission.heading}>
      <div className={styles.mission}>
        {mission.paragraphs.map((paragraph) => (
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

interface PrinciplesProps {
  heading: string
  intro: string
  items: readonly { title: string; text: string }[]
}

function Principles({ heading, intro, items }: PrinciplesProps) {
  return (
    <Section heading={heading} intro={intro}>
      <div className={styles.principles}>
        <NumberedList items={items.map(({ title, text }) => ({ name: title, text }))} />
      </div>
    </Section>
  )
}

function Standard({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <Section heading={heading}>
      <ul role="list" className={styles.standard}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  )
}

/** Initials instead of portraits. */
function Team() {
  return (
    <ul role="list" className={teamStyles.team}>
      {team.map(({ name, role, initials, bio }) => (
        <li key={name} className={teamStyles.person} data-fade-in>
          <span className={teamStyles.initials} aria-hidden="true">
            {initials}
          </span>
          <h3 className={teamStyles.name}>{name}</h3>
          <p className={teamStyles.role}>{role}</p>
          <p>{bio}</p>
        </li>
      ))}
    </ul>
  )
}
