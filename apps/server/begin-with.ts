import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Sequencer that begins with some files, for short ones that take long: by itself vitest takes large files first, and
 * a long one at the end runs alone.
 */
export const beginWith = (first: RegExp) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      // vitest's own method, not the array's.
      // oxlint-disable-next-line unicorn/no-array-sort
      const sorted = await super.sort(files)
      const isFirst = ({ moduleId }: TestSpecification) => first.test(moduleId)
      return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))]
    }
  }
