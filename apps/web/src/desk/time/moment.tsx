import { formatMoment, formatShortMoment } from '../../site/ui/date-format.ts'
import styles from './due-time.module.css'

/** A short date; the tooltip has weekday and zone. */
export const Moment = ({ at }: { at: string }) => (
  <time className={styles.due} dateTime={at} title={formatMoment(at)}>
    {formatShortMoment(at)}
  </time>
)
