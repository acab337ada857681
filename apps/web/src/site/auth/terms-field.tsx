import { auth } from '@northword/content/auth'
import { CheckField } from './check-field.tsx'
import styles from './fields.module.css'

const { terms, newTab } = auth.signUp

/** The terms, which open beside the form: a half-filled one must not be lost for reading them. */
export function TermsField({ error }: { error: string | undefined }) {
  return (
    <CheckField name="acceptTerms" error={error}>
      {terms.before} <BesideLink to="/legal/terms">{terms.terms}</BesideLink> {terms.and}{' '}
      <BesideLink to="/legal/privacy">{terms.privacy}</BesideLink>.
    </CheckField>
  )
}

function BesideLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <span className={styles.spoken}> ({newTab})</span>
    </a>
  )
}
