import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chunkGroups, root, sharedChunks } from './chunk-groups.ts'

const named = Object.entries(sharedChunks).flatMap(([chunk, sources]) =>
  sources.map((source) => [chunk, source] as const),
)

/*
 * A renamed or moved source silently leaves its chunk, and pages then fetch more files. byte-budget.e2e.ts checks
 * which page loads which chunk.
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
