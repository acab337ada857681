import { setImmediate as turnOfEventLoop } from 'node:timers/promises'

interface Waiting<Item, Outcome> {
  item: Item
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

interface GroupCommitOptions<Item> {
  maxBatch: number
  mostWeight?: number
  weigh?: (item: Item) => number
  isHopeless: (error: unknown) => boolean
}

/**
 * Calls that arrive during a write share the next one. A commit costs the same for one row as for fifty, so this sets
 * the writes per second under load; a single call is not delayed.
 * @param write writes a batch, all or nothing, and returns an outcome for each item, in order. If it throws, each
 * item is written again alone, so that one bad item fails alone.
 * @param weigh weight of an item; a batch of more than one weighs at most `mostWeight`
 * @param isHopeless true if writing again would fail the same way, as when the database is away
 */
export function groupCommit<Item, Outcome>(
  write: (batch: Item[]) => Promise<Outcome[]>,
  { maxBatch, mostWeight = Infinity, weigh = () => 0, isHopeless }: GroupCommitOptions<Item>,
): (item: Item) => Promise<Outcome> {
  const queue: Waiting<Item, Outcome>[] = []
  let isWriting = false

  async function drain() {
    isWriting = true
    while (queue.length > 0) {
      const turn = turnOfEventLoop()
      await settle(queue.splice(0, sizeOfBatch()))
      // PGlite works without yielding. Waiting calls run before the next batch.
      await turn
    }
    isWriting = false
  }

  function sizeOfBatch(): number {
    let weight = 0
    const tooMany = queue.findIndex(({ item }, at) => {
      weight += weigh(item)
      return at === maxBatch || (at > 0 && weight > mostWeight)
    })
    return tooMany < 0 ? queue.length : tooMany
  }

  async function settle(batch: Waiting<Item, Outcome>[]) {
    try {
      const outcomes = await write(batch.map(({ item }) => item))
      for (const [index, outcome] of outcomes.entries()) batch[index]?.resolve(outcome)
    } catch (error) {
      if (batch.length === 1 || isHopeless(error)) for (const { reject } of batch) reject(error)
      else for (const waiting of batch) await settle([waiting])
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject })
      if (!isWriting) void drain()
    })
}
