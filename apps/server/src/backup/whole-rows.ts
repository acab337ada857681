const newline = 10
/** Bytes per piece. */
const enough = 256 * 1024

/** Splits COPY text into pieces that end at the end of a row. */
export async function* wholeRows(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    const end = size + chunk.length < enough ? -1 : chunk.lastIndexOf(newline)
    if (end < 0) {
      held.push(chunk)
      size += chunk.length
      continue
    }
    yield Buffer.concat([...held, chunk.subarray(0, end + 1)])
    held = [chunk.subarray(end + 1)]
    size = chunk.length - end - 1
  }
  if (size > 0) yield Buffer.concat(held)
}

/** Counts rows. COPY escapes line breaks within a row. */
export function countRows(rows: Buffer): number {
  let count = 0
  for (let at = rows.indexOf(newline); at >= 0; at = rows.indexOf(newline, at + 1)) count += 1
  return count
}
