import { about } from '@northword/content/site/about'
import styles from './about.module.css'

export function Tools() {
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
