/** Recent working time of each network, in milliseconds by the clock. */
export interface TimeTaken {
  by: (network: string) => number
  during: <Result>(network: string, work: () => Promise<Result>) => Promise<Result>
}

/** Half-life of the time taken. */
const halfLifeMs = 30_000

/** Time after which it is negligible. */
const forgottenMs = 20 * halfLifeMs

export function createTimeTaken(): TimeTaken {
  const taken = new Map<string, { ms: number; at: number }>()
  const by = (network: string) => {
    const { ms, at } = taken.get(network) ?? { ms: 0, at: 0 }
    return ms * 2 ** ((at - performance.now()) / halfLifeMs)
  }
  function count(network: string, since: number) {
    const at = performance.now()
    const ms = by(network) + at - since
    // Keeps the map in order of last use.
    taken.delete(network)
    taken.set(network, { ms, at })
    for (const [other, last] of taken) {
      if (at - last.at < forgottenMs) break
      taken.delete(other)
    }
  }
  return {
    by,
    async during(network, work) {
      const since = performance.now()
      try {
        return await work()
      } finally {
        count(network, since)
      }
    },
  }
}
