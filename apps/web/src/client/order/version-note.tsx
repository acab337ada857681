import styles from './version-note.module.css'

/** What the studio says with a version, as it was typed. */
export const VersionNote = ({ note }: { note: string }) => <p className={styles.note}>{note}</p>
