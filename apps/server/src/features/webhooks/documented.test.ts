import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { retryDelaysSeconds, webhookEvents } from '@northword/contract/desk/webhooks'
import { expect, it } from 'vitest'

const read = () => readFile(path.join(import.meta.dirname, '../../../../../docs/webhooks.md'), 'utf8')

it('The page for receivers tells of every event there is', async () => {
  const rows = [...(await read()).matchAll(/^\| `(\w+\.\w+)` +\|/gm)].map(([, event]) => event)
  expect(rows).toEqual([...webhookEvents])
})

it('The page for receivers tells of every wait between two tries', async () => {
  const [first, second, third, ...others] = retryDelaysSeconds
  const [minutes, hours] = [(seconds: number) => seconds / 60, (seconds: number) => seconds / 3_600]
  const inHours = others.map(hours)
  const waits = `${first} seconds later, then after ${minutes(second)} minutes, ${minutes(third)} minutes, and`
  expect((await read()).replaceAll('\n', ' ')).toContain(
    `${waits} ${inHours.slice(0, -1).join(', ')} and ${inHours.at(-1)} hours: ten tries`,
  )
})
