import { commands } from '@northword/content/operate/commands'
import { table } from './table.ts'

export function showRows(rows: Record<string, number>): string {
  const some = Object.entries(rows).filter(([, count]) => count > 0)
  return table([commands.backup.head, ...some.map(([name, count]) => [name, count.toLocaleString('en')])])
}
