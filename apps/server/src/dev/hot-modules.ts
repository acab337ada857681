import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

/** The program's own modules, which are loaded anew after a change; packages stay as they are. */
export interface HotModules {
  /** Imports a module in its newest version. */
  load: <Module>(path: string) => Promise<Module>
  /** True if a loaded module has this path. */
  isLoaded: (path: string) => boolean
  /** Lets the next import read these files, and all modules that depend on them, again. */
  change: (paths: Iterable<string>) => void
  /** As {@link change} for all files: a failure to load may have any cause, such as a file that is missing. */
  changeAll: () => void
}

/** Gives each version of a module an address of its own, by a query, because Node never loads an address twice. */
export function hotModules(): HotModules {
  const versions = new Map<string, number>()
  const importers = new Map<string, Set<string>>()
  let version = 0

  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      if (!found.url.startsWith('file:') || found.url.includes('/node_modules/')) return found
      const module = withoutQuery(found.url)
      const known = importers.get(module) ?? new Set()
      importers.set(module, known)
      if (context.parentURL) known.add(withoutQuery(context.parentURL))
      return { ...found, url: `${module}?version=${versions.get(module) ?? 0}` }
    },
  })

  const renew = (module: string) => {
    if (versions.get(module) === version) return
    versions.set(module, version)
    for (const importer of importers.get(module) ?? []) renew(importer)
  }
  const change = (modules: Iterable<string>) => {
    version += 1
    for (const module of modules) renew(module)
  }

  return {
    load: (path) => import(pathToFileURL(path).href),
    isLoaded: (path) => importers.has(pathToFileURL(path).href),
    change: (paths) => change([...paths].map((path) => pathToFileURL(path).href)),
    changeAll: () => change(importers.keys()),
  }
}

const withoutQuery = (url: string) => url.split('?', 1)[0] ?? url
