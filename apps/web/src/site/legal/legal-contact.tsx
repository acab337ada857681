import type { LegalDocument } from '@northword/content/legal/legal-document'
import { buttonClass } from '../ui/button-class.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import styles from './legal-contact.module.css'

export function LegalContact({ heading, text, facts, links, email }: LegalDocument['contact']) {
  return (
    <section id="contact" className={styles.card}>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.ways}>
        {links.map(({ label, to }) => (
          <ButtonLink key={to} to={to}>
            {label}
          </ButtonLink>
        ))}
        <p className={styles.email}>
          <span>{email.label}</span>
          <a href={`mailto:${email.address}`} className={buttonClass({ tone: 'primary' })}>
            {email.address}
          </a>
        </p>
      </div>
    </section>
  )
}
