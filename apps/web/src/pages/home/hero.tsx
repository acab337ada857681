import { home } from '@northword/content/home'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Redline } from '../../ui/redline.tsx'
import { UnderlinedEnd } from '../../ui/underlined-end.tsx'
import styles from './hero.module.css'

/** What the studio does, what it costs, how long it takes, and an editor's hand at work. */
export function Hero() {
  const { heading, lead, primaryCta, secondaryCta, facts } = home.hero
  return (
    <header className={styles.hero}>
      <h1 className={styles.heading}>
        <UnderlinedEnd text={heading} words={3} />
      </h1>
      <div className={styles.pitch}>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.ctas}>
          <ButtonLink to={primaryCta.to} tone="primary">
            {primaryCta.label}
          </ButtonLink>
          <a href={secondaryCta.to} className={styles.more}>
            {secondaryCta.label}
          </a>
        </div>
      </div>
      <figure className={styles.manuscript}>
        <p className={styles.sentence}>
          <Redline segments={home.redline} />
        </p>
        <figcaption className={styles.caption}>{home.redlineCaption}</figcaption>
      </figure>
      <dl className={styles.facts}>
        {facts.map(({ value, label }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
