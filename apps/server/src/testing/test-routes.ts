import type { TestApp } from './test-app.ts'

/** The app's own list of the paths that take a method. */
export function pathsFor({ app }: Pick<TestApp, 'app'>, method: string): string[] {
  const lines = app.printRoutes({ commonPrefix: false }).matchAll(/^([│ ]*).── (\S+) \((.*)\)/gm)
  const parts: string[] = []
  return [...lines].flatMap(([, indent = '', part = '', methods = '']) => {
    // A route whose path goes on from another's stands under it, with the rest of its path.
    parts.splice(indent.length / 4, Infinity, part)
    return methods.split(', ').includes(method) ? [parts.join('')] : []
  })
}
