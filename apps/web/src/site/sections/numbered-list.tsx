import styles from './numbered-list.module.css'

interface NumberedItem {
  name: string
  text: string
  /** Time, or another note in the margin. */
  when?: string
}

/** Hanging figures, name, text and a note in the margin. */
export function NumberedList({ items }: { items: readonly NumberedItem[] }) {
  return (
    <ol role="list" className={styles.list}>
      {items.map(({ name, text, when }) => (
        <li key={name} className={styles.item} data-fade-in>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.text}>{text}</p>
          {when && <p className={styles.when}>{when}</p>}
        </li>
      ))}
    </ol>
  )
}
