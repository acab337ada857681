/** Reads lines and counted bytes from a stream, buffering no more than asked for. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  /**
   * The next line without its line end; null at the end of the stream.
   * @throws {RangeError} if it is longer than `longest` bytes, or the stream ends within it
   */
  async line(longest: number): Promise<Buffer | null> {
    let end = this.#rest.indexOf(newline)
    while (end < 0) {
      if (this.#rest.length > longest) throw new RangeError('A line is too long.')
      const looked = this.#rest.length
      if (!(await this.#more())) {
        if (looked > 0) throw new RangeError('The stream ended within a line.')
        return null
      }
      end = this.#rest.indexOf(newline, looked)
    }
    const line = this.#rest.subarray(0, end)
    this.#rest = this.#rest.subarray(end + 1)
    return line
  }

  /** @throws {RangeError} if the stream ends before `count` bytes */
  async bytes(count: number): Promise<Buffer> {
    const parts = [this.#rest]
    let held = this.#rest.length
    while (held < count) {
      const { done, value } = await this.#chunks.next()
      if (done) throw new RangeError('The stream ended too early.')
      parts.push(value)
      held += value.length
    }
    const all = parts.length > 1 ? Buffer.concat(parts, held) : this.#rest
    this.#rest = all.subarray(count)
    return all.subarray(0, count)
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#chunks.next()
    if (done) return false
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, value]) : value
    return true
  }
}

const newline = 10
