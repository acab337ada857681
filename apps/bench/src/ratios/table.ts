export interface Row {
  what: string
  /** Result with its unit, or the reason why nothing was measured. */
  measured: string
  target: string
  /** Null if nothing was measured. */
  isMet: boolean | null
}

/** A Markdown table with aligned columns. */
export function formatTable(rows: Row[]): string {
  const header = ['what', 'measured', 'target', 'met']
  const cells = rows.map(({ what, measured, target, isMet }) => [what, measured, target, wordFor(isMet)])
  const widths = header.map((title, column) =>
    Math.max(...[header, ...cells].map((line) => line[column]?.length ?? title.length)),
  )
  const format = (line: string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [format(header), format(widths.map((width) => '-'.repeat(width))), ...cells.map(format)].join('\n')
}

function wordFor(isMet: boolean | null) {
  if (isMet === null) return '-'
  return isMet ? 'yes' : 'NO'
}

/** For a ratio of rates of at least `target`. */
export function ratioRow(
  what: string,
  { ratio, rates, target }: { ratio: number; rates: string; target: number },
): Row {
  return { what, measured: `${ratio.toFixed(2)} (${rates})`, target: `≥ ${target}`, isMet: ratio >= target }
}

/** For a ratio of times of at most `target`. */
export function timesRow(
  what: string,
  { ratio, times, target }: { ratio: number; times: string; target: number },
): Row {
  return { what, measured: `${ratio.toFixed(2)} (${times})`, target: `≤ ${target}`, isMet: ratio <= target }
}

/** For a value of at most `target`. */
export function limitRow(
  what: string,
  { value, unit, target }: { value: number; unit: string; target: number },
): Row {
  const digits = unit === 's' ? 2 : 0
  return {
    what,
    measured: `${value.toFixed(digits)} ${unit}`,
    target: `≤ ${target} ${unit}`,
    isMet: value <= target,
  }
}

/** For a measurement that this machine cannot make. */
export const skippedRow = (what: string, why: string, target: string): Row => ({
  what,
  measured: `not measured: ${why}`,
  target,
  isMet: null,
})
