/** A time zone as Postgres takes it: there, `+05:30` lies west of Greenwich. */
export function zoneInSql(timeZone: string): string {
  const [, sign, hours, minutes = '00'] = /^([+-])(\d\d):?(\d\d)?$/.exec(timeZone) ?? []
  return sign ? `${sign === '+' ? '-' : '+'}${hours}:${minutes}` : timeZone
}
