/** A property of an event, as RFC 5545 writes it. */
interface Property {
  value: string
  /** A day, or days, without a time. */
  isDay: boolean
}

/** Properties by their names in capitals. */
export type CalendarEvent = ReadonlyMap<string, readonly Property[]>

/** Events of a calendar file, without what stands within them, such as alarms. Null: the file is none. */
export function eventsIn(file: string): CalendarEvent[] | null {
  const lines = file
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter(Boolean)
  if (lines[0]?.toUpperCase() !== 'BEGIN:VCALENDAR') return null
  const events: Map<string, Property[]>[] = []
  const open: string[] = []
  for (const line of lines) {
    const { name, value } = partsOf(line)
    if (name === 'BEGIN') open.push(value.toUpperCase())
    if (name === 'BEGIN' && open.at(-1) === 'VEVENT') events.push(new Map())
    if (name === 'END') open.pop()
    const event = open.at(-1) === 'VEVENT' ? events.at(-1) : undefined
    event?.set(name, [...(event.get(name) ?? []), { value, isDay: /^\d{8}(,\d{8})*$/.test(value) }])
  }
  return events
}

function partsOf(line: string) {
  const [, name = '', value = ''] = /^([A-Za-z0-9-]+)(?:;(?:"[^"]*"|[^":])*)?:(.*)$/.exec(line) ?? []
  return { name: name.toUpperCase(), value: value.trim() }
}

/** Text of a property without its escapes, on one line. */
export const plainText = (value: string) =>
  value
    .replace(/\\[nN]/g, ' ')
    .replace(/\\(.)/g, '$1')
    .trim()
