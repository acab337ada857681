import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'

type ButtonProps = ComponentProps<'button'> & ButtonLook

/** A button that looks like a {@link ButtonLink}; it never submits a form unless told to. */
export function Button({ tone, size, className, ...props }: ButtonProps) {
  return <button type="button" className={buttonClass({ tone, size }, className)} {...props} />
}
