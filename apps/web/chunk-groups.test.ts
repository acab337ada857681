import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chunkGroups, root, sharedChunks } from './chunk-groups.ts'
import { routes } from './src/routes.tsx'

const named = Object.entries(sharedChunks).flatMap(([chunk, sources]) =>
  sources.map((source) => [chunk, source] as const),
)

/*
 * A source that is renamed or moved leaves its chunk without a word, and pages then fetch more files. So the names in
 * chunk-groups.ts and in routes.tsx have to lead to something.
 */

test.each(named)('the chunk "%s" names a source that exists: %s', (chunk, source) => {
  const files = globSync([`${source}.*`, `${source}/*`], { cwd: root })
  expect(files, `Name in chunk-groups.ts where ${source} has gone`).not.toEqual([])
  expect(files.filter((file) => !takes(chunk, file))).toEqual([])
})

test.each(routes.flatMap(({ path, opens }) => (opens ? [[path, opens] as const] : [])))(
  'the buttons of %s open a source that exists: %s',
  (_, opens) => {
    expect(
      globSync(opens, { cwd: import.meta.dirname }),
      `Name in routes.tsx where ${opens} has gone`,
    ).toEqual([opens])
  },
)

function takes(chunk: string, file: string) {
  const group = chunkGroups.find(({ name }) => name === chunk)
  return typeof group?.test === 'function' && group.test(join(root, file))
}
