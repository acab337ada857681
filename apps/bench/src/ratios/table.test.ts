import { expect, it } from 'vitest'
import { formatTable, limitRow, ratioRow, skippedRow } from './table.ts'

it('shows each measurement beside its target, and whether that was met', () => {
  const rows = [
    ratioRow('orders', { ratio: 0.314, rates: '314 : 1000', target: 0.25 }),
    limitRow('start', { value: 2.5, unit: 's', target: 2 }),
    skippedRow('pages', 'nginx is not installed', '≥ 0.4'),
  ]
  expect(formatTable(rows).split('\n')).toEqual([
    '| what   | measured                             | target | met |',
    '| ------ | ------------------------------------ | ------ | --- |',
    '| orders | 0.31 (314 : 1000)                    | ≥ 0.25 | yes |',
    '| start  | 2.50 s                               | ≤ 2 s  | NO  |',
    '| pages  | not measured: nginx is not installed | ≥ 0.4  | -   |',
  ])
})
