import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chunkGroups, root, sharedChunks } from './chunk-groups.ts'

const named = Object.entries(sharedChunks).flatMap(([chunk, sources]) =>
  sources.map((source) => [chunk, source] as const),
)

/*
 * A source that is renamed or moved leaves its chunk without a word, and pages then fetch more files. So every name in
 * chunk-groups.ts has to lead to something. Which page loads which chunk stands in byte-budget.e2e.ts.
 */

test.each(named)('the chunk "%s" names a source that exists: %s', (chunk, source) => {
  const files = globSync([`${source}.*`, `${source}/*`], { cwd: root })
  expect(files, `Name in chunk-groups.ts where ${source} has gone`).not.toEqual([])
  expect(files.filter((file) => !takes(chunk, file))).toEqual([])
})

function takes(chunk: string, file: string) {
  const group = chunkGroups.find(({ name }) => name === chunk)
  return typeof group?.test === 'function' && group.test(join(root, file))
}
