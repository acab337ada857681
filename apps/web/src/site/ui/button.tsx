import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'

type ButtonProps = ComponentProps<'button'> & ButtonLook

/** `type="button"` by default, so that it does not submit. */
export function Button({ tone, size, className, ...props }: ButtonProps) {
  return <button type="button" className={buttonClass({ tone, size }, className)} {...props} />
}
