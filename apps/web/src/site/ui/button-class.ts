import styles from './button.module.css'

export interface ButtonLook {
  /** `primary` is red: at most one in a view. */
  tone?: 'plain' | 'primary' | undefined
  size?: 'normal' | 'small' | undefined
}

export function buttonClass({ tone, size }: ButtonLook, extra?: string): string {
  return [styles.button, tone === 'primary' && styles.primary, size === 'small' && styles.small, extra]
    .filter(Boolean)
    .join(' ')
}
