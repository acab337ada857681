import { DateType } from '@mikro-orm/core'

/** A column of days without a time or a zone, "2026-11-20" on both databases: PGlite reads them as moments. */
export class CalendarDay extends DateType {
  override convertToJSValue(value: string | Date | null): string {
    return (value instanceof Date ? value.toISOString().slice(0, 10) : value) as string
  }

  /** Otherwise a day that was read as a moment would count as changed, and be written. */
  override ensureComparable(): boolean {
    return true
  }
}
