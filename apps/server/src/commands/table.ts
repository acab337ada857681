/** Aligns cells in columns and removes control characters. */
export function table(rows: readonly (readonly string[])[]): string {
  const plain = rows.map((row) => row.map(withoutControls))
  const widths = plain[0]?.map((_, column) => Math.max(...plain.map((row) => row[column]?.length ?? 0))) ?? []
  const lines = plain.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  return lines.map((line) => line.trimEnd()).join('\n')
}

const withoutControls = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
