import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlantedFault } from './planted-fault.ts'

/** Breaks a file of the copy. Returns a function that restores it. */
export async function plant(
  copy: string,
  { file, text, replacement }: PlantedFault,
): Promise<() => Promise<void>> {
  const path = join(copy, file)
  const whole = await readFile(path, 'utf8')
  await writeFile(
    path,
    whole.replace(text, () => replacement),
  )
  return () => writeFile(path, whole)
}

/** Faults whose text is not in its file exactly once, as sentences. */
export async function untrueFaults(root: string, faults: readonly PlantedFault[]): Promise<string[]> {
  const untrue: string[] = []
  for (const { fault, file, text } of faults) {
    const content = await readFile(join(root, file), 'utf8').catch(() => '')
    const times = content.split(text).length - 1
    if (times !== 1)
      untrue.push(`“${fault}”: its text stands ${times} times in ${file}, and has to stand there once.`)
  }
  return untrue
}
