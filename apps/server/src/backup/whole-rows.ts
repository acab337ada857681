const newline = 10
/** Bytes per piece. Only a longer row makes a longer piece. */
const enough = 256 * 1024

/** Splits COPY text into pieces that end at the end of a row. PGlite gives many rows in one chunk. */
export async function* wholeRows(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    let rest = chunk
    for (let end = endIn(rest, size); end > 0; end = endIn(rest, size)) {
      yield Buffer.concat([...held, rest.subarray(0, end)])
      held = []
      size = 0
      rest = rest.subarray(end)
    }
    held.push(rest)
    size += rest.length
  }
  if (size > 0) yield Buffer.concat(held)
}

/** End of the row that makes a piece of `before` bytes long enough; 0 if the chunk has none. */
const endIn = (chunk: Buffer, before: number) => chunk.indexOf(newline, Math.max(enough - before - 1, 0)) + 1

/** Counts rows. COPY escapes line breaks within a row. */
export function countRows(rows: Buffer): number {
  let count = 0
  for (let at = rows.indexOf(newline); at >= 0; at = rows.indexOf(newline, at + 1)) count += 1
  return count
}
