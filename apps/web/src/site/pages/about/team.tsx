import { team } from '@northword/content/site/about'
import styles from './team.module.css'

/** Initials instead of portraits. */
export function Team() {
  return (
    <ul role="list" className={styles.team}>
      {team.map(({ name, role, initials, bio }) => (
        <li key={name} className={styles.person} data-fade-in>
          <span className={styles.initials} aria-hidden="true">
            {initials}
          </span>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.role}>{role}</p>
          <p>{bio}</p>
        </li>
      ))}
    </ul>
  )
}
