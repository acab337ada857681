import { faq } from '@northword/content/site/faq'
import type { NavLink } from '@northword/content/site/navigation'
import type { PageProps } from '../../navigation/page-route.ts'
import { AccordionItem } from '../../sections/accordion-item.tsx'
import { Closing } from '../../sections/closing.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Section } from '../../sections/section.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './faq.module.css'

export default function FaqPage({ head }: PageProps) {
  return (
    <>
      <PageHero heading={head.heading} lead={head.intro} underlined={2} />
      {faq.questions.length > 0 && (
        <Section heading={faq.heading} intro={faq.intro}>
          <ol role="list" className={styles.questions}>
            {faq.questions.map(({ id, question, answer, links }) => (
              <li key={id} className={styles.question}>
                <AccordionItem id={id} heading={question}>
                  <Answer paragraphs={answer} links={links} />
                </AccordionItem>
              </li>
            ))}
          </ol>
        </Section>
      )}
      <Closing {...faq.closing} />
    </>
  )
}

interface AnswerProps {
  paragraphs: readonly string[]
  links?: readonly NavLink[] | undefined
}

function Answer({ paragraphs, links = [] }: AnswerProps) {
  return (
    <div className={styles.answer}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {links.length > 0 && (
        <p className={styles.links}>
          {links.map(({ label, to }) => (
            <SiteLink key={to} to={to}>
              {label}
            </SiteLink>
          ))}
        </p>
      )}
    </div>
  )
}
