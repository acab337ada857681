import styles from './version-note.module.css'

/** The studio's note on a version, as typed. */
export const VersionNote = ({ note }: { note: string }) => <p className={styles.note}>{note}</p>
