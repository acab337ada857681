import { matchesGlob } from 'node:path'

/** One instruction of a Dockerfile, such as `RUN npm ci`. */
export interface Instruction {
  name: string
  rest: string
}

/** What one FROM begins: the image or stage below it, and what is done to it. */
export interface Stage {
  from: string
  instructions: Instruction[]
}

/** The stages of a Dockerfile by their names; that of the last, which has none, is `image`. */
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

/** Whether a path of the repository stays outside of the image's context; of several lines the last one decides. */
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
