import { home } from '@northword/content/site/home'
import type { PageHead } from '@northword/content/site/pages'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Manuscript } from '../../marks/manuscript.tsx'
import { Stats } from '../../sections/stats.tsx'
import { UnderlinedEnd } from '../../marks/underlined-end.tsx'
import styles from './hero.module.css'

export function Hero({ head }: { head: PageHead }) {
  const { primaryCta, secondaryCta, facts } = home.hero
  return (
    <header className={styles.hero}>
      <h1 className={styles.heading}>
        <UnderlinedEnd text={head.heading} words={3} />
      </h1>
      <div>
        <p className={styles.lead}>{head.intro}</p>
        <div className={styles.ctas}>
          <ButtonLink to={primaryCta.to} tone="primary">
            {primaryCta.label}
          </ButtonLink>
          <a href={secondaryCta.to} className={styles.more}>
            {secondaryCta.label}
          </a>
        </div>
      </div>
      <Manuscript segments={home.redline} caption={home.redlineCaption} />
      <Stats items={facts} className={styles.facts} />
    </header>
  )
}
