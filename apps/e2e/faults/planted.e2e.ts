import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { allFaults } from '../planted/faults/all-faults.ts'
import { untrueFaults } from '../planted/plant.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

it('Each fault of test:planted has its text in the product, and tests that exist', async () => {
  expect(await untrueFaults(root, allFaults)).toEqual([])
  const tests = allFaults.flatMap(({ foundBy }) => foundBy)
  expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
