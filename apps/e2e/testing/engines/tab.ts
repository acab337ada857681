import { until } from '@northword/rig/until'
import type { EngineWindow } from './engine.ts'
import { type Place, placeIn } from './place.ts'

export interface Tab extends Place {
  window: EngineWindow
  /** A path of the site, or a whole URL. */
  open: (path: string) => Promise<void>
  /** Waits for this path and query. */
  at: (path: string) => Promise<void>
  /** Allows problems that match, from now on. */
  expectProblem: (problem: RegExp) => void
  /** Closes the window and resolves to its unexpected problems. */
  leave: () => Promise<string[]>
}

/** A window of the site at `url`; `takeProblems` returns problems found outside of the engine. */
export function tabOf(window: EngineWindow, url: string, takeProblems: () => string[]): Tab {
  const expected: RegExp[] = []
  let left: Promise<string[]> | undefined
  return {
    ...placeIn(window),
    window,
    open: (path) => window.goTo(new URL(path, url).href),
    async at(path) {
      let seen: unknown
      const isThere = async () => {
        seen = await window.run('location.pathname + location.search')
        return seen === path || undefined
      }
      await until(`the address ${path}`, isThere).catch((cause: unknown) => {
        throw new Error(`The window is at ${String(seen)}, and not at ${path}.`, { cause })
      })
    },
    expectProblem: (problem) => void expected.push(problem),
    leave: () => (left ??= leave()),
  }

  async function leave() {
    const problems = await window.problems()
    // Ends the page's requests: after its cookies they would be answered 401.
    await until('the end of its requests', () => window.run('window.stop() || true'))
    await window.close()
    return [...problems, ...takeProblems()].filter(
      (problem) => !expected.some((pattern) => pattern.test(problem)),
    )
  }
}
