import { lines } from '../logs/log-lines.ts'
import type { Log } from '../logs/log.ts'
import type { Finding } from './finding.ts'

/** What is wrong with the running server: said once in the log, and shown to owners while it lasts. */
export interface Warnings {
  /** Adds what a request has shown; it stays until the process ends. */
  add: (finding: Finding) => void
  /** Puts what one round of checks has found in the place of what the round before had. */
  replace: (findings: Finding[]) => void
  list: () => Finding[]
}

/** Warnings of a new process, of which there are none. */
export function createWarnings(log: Log): Warnings {
  const shown = new Map<string, Finding>()
  const said = new Set<string>()
  let latest: Finding[] = []
  const say = (finding: Finding) => {
    const { check } = finding
    if (said.has(check)) return
    said.add(check)
    log.write(lines.found(finding), { check })
  }
  return {
    add(finding) {
      if (shown.has(finding.check)) return
      shown.set(finding.check, finding)
      say(finding)
    },
    replace(findings) {
      latest = findings
      findings.forEach(say)
    },
    list: () => [...shown.values(), ...latest],
  }
}
