import { matchesGlob } from 'node:path'

/** An instruction of a Dockerfile, such as `RUN npm ci`. */
interface Instruction {
  name: string
  rest: string
}

/** Base and instructions of one FROM. */
export interface Stage {
  from: string
  instructions: Instruction[]
}

/** Stages by name; the last one, without a name, is `image`. */
export function readStages(dockerfile: string): Record<string, Stage> {
  const stages: Record<string, Stage> = {}
  for (const instruction of instructionsOf(dockerfile)) {
    if (instruction.name === 'FROM') {
      const [from = '', name = 'image'] = instruction.rest.replace(/^--platform=\S+ /, '').split(' AS ')
      stages[name] = { from, instructions: [] }
    } else Object.values(stages).at(-1)?.instructions.push(instruction)
  }
  return stages
}

function instructionsOf(dockerfile: string): Instruction[] {
  const lines = dockerfile.replace(/^\s*#.*\n/gm, '').replace(/\\\n/g, ' ')
  return [...lines.matchAll(/^([A-Z]+) +(.*)$/gm)].map(([, name = '', rest = '']) => ({ name, rest }))
}

/** A path is excluded from the build context; the last matching line decides. */
export function readIgnored(dockerignore: string): (path: string) => boolean {
  const lines = dockerignore.split('\n').filter(Boolean)
  return (path) => {
    const parts = path.split('/')
    const withParents = parts.map((_part, index) => parts.slice(0, index + 1).join('/'))
    const last = lines.findLast((line) =>
      withParents.some((parent) => matchesGlob(parent, line.replace(/^!/, ''))),
    )
    return last !== undefined && !last.startsWith('!')
  }
}
