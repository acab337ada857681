import { lines } from '../logs/log-lines.ts'
import type { Log } from '../logs/log.ts'
import type { Finding } from './finding.ts'

/** What is wrong with the running server: said once in the log, and shown to owners while it lasts. */
export interface Warnings {
  /** Adds what a request has shown; it stays until the process ends. Of one check there are three at most. */
  add: (finding: Finding) => void
  /** Puts what one source says now in the place of what it said before. */
  replace: (source: 'checks' | 'chores', findings: Finding[]) => void
  list: () => Finding[]
}

const mostOfOne = 3

/** Warnings of a new process, of which there are none. */
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
