import { setImmediate as turnOfEventLoop } from 'node:timers/promises'

/** A call that waits in the queue. */
interface Waiting<Item, Outcome> {
  item: Item
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

/**
 * Lets calls that come during a write share the next write. A commit costs the same for one row as for fifty, so under
 * load this decides how many writes a second are possible; a single call is not delayed.
 *
 * @param write writes a batch, all or nothing, and returns an outcome for each item, in order. Where it throws, every
 * item of the batch is written again on its own, so that one bad item fails alone.
 * @param isHopeless whether writing again would fail in the same way, as when the database is away
 */
export function groupCommit<Item, Outcome>(
  write: (batch: Item[]) => Promise<Outcome[]>,
  { maxBatch, isHopeless }: { maxBatch: number; isHopeless: (error: unknown) => boolean },
): (item: Item) => Promise<Outcome> {
  const queue: Waiting<Item, Outcome>[] = []
  let isWriting = false

  async function drain() {
    isWriting = true
    while (queue.length > 0) {
      const turn = turnOfEventLoop()
      await settle(queue.splice(0, maxBatch))
      // The embedded database works without one: whoever came meanwhile is let in before the next batch.
      await turn
    }
    isWriting = false
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
