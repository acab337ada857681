import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Begins each file of faults before two of stories. Faults mostly wait, stories need the processors: side by side they end
 * sooner, and no long fault is left for the end, where nothing else would run.
 */
export class FaultsBetween extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // It is vitest's own, and no array's.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    const faults = sorted.filter(isFault)
    const stories = sorted.filter((file) => !isFault(file))
    const mixed = faults.flatMap((fault, index) => [fault, ...stories.slice(index * 2, index * 2 + 2)])
    return [...mixed, ...stories.slice(faults.length * 2)]
  }
}

const isFault = ({ moduleId }: TestSpecification) => moduleId.includes('/faults/')
