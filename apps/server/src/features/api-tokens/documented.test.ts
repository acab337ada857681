import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { tokenScopes } from '@northword/contract/desk/tokens'
import { expect, it } from 'vitest'

it('The page for programs tells of every scope there is', async () => {
  const page = await readFile(path.join(import.meta.dirname, '../../../../../docs/api.md'), 'utf8')
  const rows = [...page.matchAll(/^\| ((?:`\w+:\w+`(?:, )?)+) +\|/gm)].flatMap(([, scopes = '']) =>
    scopes.replaceAll('`', '').split(', '),
  )
  expect(rows).toEqual([...tokenScopes])
})
