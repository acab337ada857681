/** Hours from the start of work. */
export type Turnaround = { minHours: number; maxHours: number } | 'ongoing'

/** "24 hours", "48-72 hours", or days if the longest time is above three. */
export function turnaroundLabel(time: Turnaround): string {
  if (time === 'ongoing') return 'Ongoing'
  const unit = time.maxHours > 72 ? 24 : 1
  const [least, most] = [time.minHours / unit, time.maxHours / unit]
  return `${least === most ? most : `${least}-${most}`} ${unit === 1 ? 'hours' : 'days'}`
}
