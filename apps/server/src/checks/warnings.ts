import { lines } from '../logs/log-lines.ts'
import type { Log } from '../logs/log.ts'
import type { Finding } from './finding.ts'

/** Problems of the running server: logged once, and shown to owners while they last. */
export interface Warnings {
  /** Adds a problem that a request showed. It stays until the process ends; at most three per check. */
  add: (finding: Finding) => void
  replace: (source: 'checks' | 'chores', findings: Finding[]) => void
  list: () => Finding[]
}

const mostOfOne = 3

export function createWarnings(log: Log): Warnings {
  const shown: Finding[] = []
  const said = new Set<string>()
  const latest = new Map<string, Finding[]>()
  const say = (finding: Finding) => log.write(lines.found(finding), { check: finding.check })
  const sayOnce = (finding: Finding) => {
    if (said.has(finding.check)) return
    said.add(finding.check)
    say(finding)
  }
  return {
    add(finding) {
      const alike = shown.filter(({ check }) => check === finding.check)
      if (alike.length === mostOfOne || alike.some(({ sentence }) => sentence === finding.sentence)) return
      shown.push(finding)
      say(finding)
    },
    replace(source, findings) {
      latest.set(source, findings)
      findings.forEach(sayOnce)
    },
    list: () => [...shown, ...[...latest.values()].flat()],
  }
}
