/**
 * A part of the tests, and how it ended. Files are test files.
 * @typedef {object} Leg
 * @property {string} name
 * @property {string[]} notRun those that the deadline cut off
 * @property {number} [code] exit code, 0 if all that failed passed by itself; none if the leg did not begin
 * @property {number} [seconds]
 * @property {string[]} [alone] those that failed, and passed by themselves
 * @property {string[]} [notAgain] those that failed, and had no time to be run again
 */

/**
 * The last lines of a run, the word for its result, and its exit code.
 * @param {Leg[]} legs
 * @param {{ legs: string[], suites: string[] }} skipped a line for each thing that this machine lacks
 * @param {boolean} isEachRequired makes a run fail that skipped a leg; a machine may lack the rights for a suite
 */
export function closingLines(legs, skipped, isEachRequired) {
  const failed = legs.find(({ code }) => code)
  const isIncomplete = isEachRequired && skipped.legs.length > 0
  return {
    lines: [
      ...legs.flatMap(linesOf),
      ...skipped.legs,
      ...skipped.suites,
      ...(isIncomplete ? ['REQUIRE_ALL_LEGS=1 allows no leg to be skipped.'] : []),
    ],
    result: failed || isIncomplete ? 'Failed' : 'Passed',
    code: failed?.code ?? (isIncomplete ? 1 : 0),
  }
}

/** @param {Leg} leg */
function linesOf({ name, code, seconds, alone = [], notAgain = [], notRun }) {
  const result = code === 0 ? 'passed' : 'FAILED'
  return [
    ...(code === undefined ? [] : [`${name}: ${result} in ${seconds} s`]),
    ...alone.map((file) => `FAULT TO BE FOUND (${name}): ${file} failed, and passed by itself`),
    ...notAgain.map((file) => `NOT RUN AGAIN for want of time (${name}): ${file} failed`),
    ...notRun.map((file) => `NOT RUN for want of time (${name}): ${file}`),
  ]
}

/**
 * Runs each failed file once more by itself, until one fails again or the time is over.
 * @template {{ file: string }} Failed
 * @param {Failed[]} failed
 * @param {() => boolean} isOver
 * @param {(one: Failed) => Promise<{ code: number, outcomes: { notRun: string[] }[] }>} run
 */
export async function runAgain(failed, isOver, run) {
  const files = failed.map(({ file }) => file)
  /** @param {number} place @param {boolean} isCut */
  const ending = (place, isCut) => ({
    isMended: place === files.length,
    alone: files.slice(0, place),
    notAgain: isCut ? files.slice(place) : [],
  })
  for (const [place, one] of failed.entries()) {
    if (isOver()) return ending(place, true)
    const { code, outcomes } = await run(one)
    // The deadline may come while it runs.
    if (outcomes.some(({ notRun }) => notRun.length > 0)) return ending(place, true)
    if (code !== 0) return ending(place, false)
  }
  return ending(files.length, false)
}
