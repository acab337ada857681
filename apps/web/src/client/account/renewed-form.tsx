import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './outcome.module.css'

interface RenewedFormProps {
  /** Said when the form has done its work. */
  done: string
  /** The form; it calls `renew` when its work is done. */
  children: (renew: () => void) => ReactNode
}

/** A form that stays where it is: when it has done its work it begins anew, and the page says what was done. */
export function RenewedForm({ done, children }: RenewedFormProps) {
  const [times, setTimes] = useState(0)
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus went with the last form.
    if (times > 0) message.current?.focus()
  }, [times])
  return (
    <>
      <p role="status" tabIndex={-1} ref={message} className={times > 0 ? styles.done : undefined}>
        {times > 0 && done}
      </p>
      <Fragment key={times}>{children(() => setTimes(times + 1))}</Fragment>
    </>
  )
}
