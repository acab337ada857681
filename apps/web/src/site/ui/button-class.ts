import styles from './button.module.css'

export interface ButtonLook {
  /** `primary` is the red pen: at most one in a view. */
  tone?: 'plain' | 'primary' | undefined
  size?: 'normal' | 'small' | undefined
}

/** The classes of a button's look. */
export function buttonClass({ tone, size }: ButtonLook, extra?: string): string {
  return [styles.button, tone === 'primary' && styles.primary, size === 'small' && styles.small, extra]
    .filter(Boolean)
    .join(' ')
}
