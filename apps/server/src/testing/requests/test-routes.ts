import type { TestApp } from '../test-app.ts'

/** The app's own list of the paths of a method. */
export function pathsFor({ app }: Pick<TestApp, 'app'>, method: string): string[] {
  const lines = app.printRoutes({ commonPrefix: false }).matchAll(/^([│ ]*).── (\S+) \((.*)\)/gm)
  const parts: string[] = []
  return [...lines].flatMap(([, indent = '', part = '', methods = '']) => {
    // A route that continues another's path stands below it, with the rest of the path.
    parts.splice(indent.length / 4, Infinity, part)
    return methods.split(', ').includes(method) ? [parts.join('')] : []
  })
}
