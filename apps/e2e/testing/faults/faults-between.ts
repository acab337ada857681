import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Starts one fault file before every two stories, as faults mostly wait while stories need CPU. The matrix of lost
 * files and the stories of the desk come first: they are the longest, and alone at the end all would wait for them.
 */
export class FaultsBetween extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // vitest's own method, not the array's.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    const faults = [...sorted.filter(isMatrix), ...sorted.filter((file) => isFault(file) && !isMatrix(file))]
    const others = sorted.filter((file) => !isFault(file))
    const stories = [...others.filter(isOfDesk), ...others.filter((file) => !isOfDesk(file))]
    const mixed = faults.flatMap((fault, index) => [fault, ...stories.slice(index * 2, index * 2 + 2)])
    return [...mixed, ...stories.slice(faults.length * 2)]
  }
}

const isMatrix = ({ moduleId }: TestSpecification) => moduleId.endsWith('/faults/lost-files.e2e.ts')

const isOfDesk = ({ moduleId }: TestSpecification) => moduleId.includes('/journeys/desk/')

const isFault = ({ moduleId }: TestSpecification) => moduleId.includes('/faults/')
