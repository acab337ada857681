import styles from './underlined-end.module.css'

export function UnderlinedEnd({ text, words }: { text: string; words: number }) {
  const all = text.split(' ')
  const start = all.slice(0, -words).join(' ')
  return (
    <>
      {start} <span className={styles.underlined}>{all.slice(-words).join(' ')}</span>
    </>
  )
}
