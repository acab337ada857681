import { formatMoment, formatShortMoment } from '../../site/ui/date-format.ts'
import styles from './due-time.module.css'

/** A moment in a table; with weekday and zone on pointing at it. */
export const Moment = ({ at }: { at: string }) => (
  <time className={styles.due} dateTime={at} title={formatMoment(at)}>
    {formatShortMoment(at)}
  </time>
)
