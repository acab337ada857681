import { lines } from '../logs/log-lines.ts'
import type { Log } from '../logs/log.ts'
import type { Finding } from './finding.ts'

/** Problems of the running server: logged once, and shown to owners while they last. */
export interface Warnings {
  /**
   * Adds a problem that requests showed, until the process ends. Each check has at most three: those that most
   * networks showed.
   */
  add: (finding: Finding, networks?: number) => void
  replace: (source: 'checks' | 'chores', findings: Finding[]) => void
  list: () => Finding[]
}

const mostOfOne = 3

export function createWarnings(log: Log): Warnings {
  const shown: (Finding & { networks: number })[] = []
  const said = new Set<string>()
  const latest = new Map<string, Finding[]>()
  const say = (finding: Finding) => log.write(lines.found(finding), { check: finding.check })
  const sayOnce = (finding: Finding) => {
    if (said.has(finding.check)) return
    said.add(finding.check)
    say(finding)
  }
  return {
    add(finding, networks = 1) {
      const alike = shown.filter(({ check }) => check === finding.check)
      const same = alike.find(({ sentence }) => sentence === finding.sentence)
      if (same) {
        same.networks = networks
        return
      }
      const [weakest] = alike.toSorted((one, other) => one.networks - other.networks)
      if (weakest && alike.length === mostOfOne) {
        if (networks <= weakest.networks) return
        shown.splice(shown.indexOf(weakest), 1)
      }
      shown.push({ ...finding, networks })
      say(finding)
    },
    replace(source, findings) {
      latest.set(source, findings)
      findings.forEach(sayOnce)
    },
    list: () => [
      ...shown.map(({ check, sentence }) => ({ check, sentence })),
      ...[...latest.values()].flat(),
    ],
  }
}
