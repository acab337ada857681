import { contact } from '@northword/content/site/contact'
import styles from './contact.module.css'

const { email, hours, office, registration } = contact.info

/** Address, hours and registered name. */
export function Studio() {
  return (
    <dl className={styles.studio}>
      <div>
        <dt>{email.label}</dt>
        <dd>
          <a href={`mailto:${email.value}`}>{email.value}</a>
        </dd>
      </div>
      <div>
        <dt>{hours.label}</dt>
        <dd>
          {hours.value}
          {hours.note && <span>{hours.note}</span>}
        </dd>
      </div>
      <div>
        <dt>{office.label}</dt>
        <dd>
          {office.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </dd>
      </div>
      <div>
        <dt>{registration.label}</dt>
        <dd>{registration.value}</dd>
      </div>
    </dl>
  )
}
