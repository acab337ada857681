import { DateType } from '@mikro-orm/core'

/** A `date` column, "2026-11-20" on both databases. PGlite returns dates as instants. */
export class CalendarDay extends DateType {
  override convertToJSValue(value: string | Date | null): string {
    return (value instanceof Date ? value.toISOString().slice(0, 10) : value) as string
  }

  /** Otherwise a day read as an instant would count as changed and be written. */
  override ensureComparable(): boolean {
    return true
  }
}
