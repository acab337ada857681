import styles from './numbered-list.module.css'

interface NumberedItem {
  name: string
  text: string
  /** When it happens, or another word for the margin. */
  when?: string
}

/** A numbered list set as in a printed book: hanging figures, a name, its text, a note in the margin. */
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
