import { SiteLink } from '../ui/site-link.tsx'
import styles from './auth-form.module.css'

/** Under a form: the way for those who are at the wrong one. */
export function AsideLink({ to, words }: { to: string; words: { text: string; link: string } }) {
  return (
    <p className={styles.aside}>
      {words.text} <SiteLink to={to}>{words.link}</SiteLink>
    </p>
  )
}
