import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env } from './env.ts'

/** Every program of that name on the caller's path and in the extra folders, in that order. */
export function onPath(name: string, extraFolders: string[] = []) {
  const folders = [...env.path.split(delimiter).filter(Boolean), ...extraFolders]
  return folders.map((folder) => join(folder, name)).filter(isExecutable)
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
