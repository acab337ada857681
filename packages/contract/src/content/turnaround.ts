import { counted } from '../counted.ts'

/** Hours from the start of work. */
export type Turnaround = { minHours: number; maxHours: number } | 'ongoing'

/** "1 hour", "48-72 hours", or days if the longest time is above three, and both are whole days. */
export function turnaroundLabel(time: Turnaround): string {
  if (time === 'ongoing') return 'Ongoing'
  const { minHours, maxHours } = time
  const unit = maxHours > 72 && minHours % 24 === 0 && maxHours % 24 === 0 ? 24 : 1
  const [least, most] = [minHours / unit, maxHours / unit]
  const label = unit === 1 ? counted(most, 'hour', 'hours') : counted(most, 'day', 'days')
  return least === most ? label : `${least}-${label}`
}
