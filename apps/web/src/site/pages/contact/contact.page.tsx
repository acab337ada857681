import { contact } from '@northword/content/site/contact'
import { ContactForm } from '../../contact/contact-form.tsx'
import type { PageProps } from '../../navigation/page-route.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Closing } from '../../sections/closing.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Section } from '../../sections/section.tsx'
import { Stats } from '../../sections/stats.tsx'
import styles from './contact.module.css'
import { Studio } from './studio.tsx'

export default function ContactPage({ head }: PageProps) {
  return (
    <>
      <PageHero heading={head.heading} lead={head.intro} underlined={2}>
        <p className={styles.cta}>
          <ButtonLink to={contact.cta.to} tone="primary">
            {contact.cta.label}
          </ButtonLink>
        </p>
        <Stats items={contact.stats} />
      </PageHero>
      <Section heading={contact.reasons.heading}>
        <ul role="list" className={styles.reasons}>
          {contact.reasons.items.map(({ title, text }) => (
            <li key={title} className={styles.reason}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="write" heading={contact.form.heading} intro={contact.form.intro} note={<Notes />}>
        <ContactForm />
      </Section>
      <Section heading={contact.info.heading}>
        <Studio />
      </Section>
      <Closing {...contact.closing} />
    </>
  )
}

function Notes() {
  return (
    <ul role="list" className={styles.notes}>
      {contact.notes.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
