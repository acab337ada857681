import { contact } from '@northword/content/site/contact'
import styles from './contact.module.css'

export function Notes() {
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
