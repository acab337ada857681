import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Task: reads a page repeatedly for some time. */
export interface PageVisits {
  url: string
  seconds: number
}

/** Milliseconds between two visits of a reader; four readers make some 300 visits per second. */
const pauseMs = 12
const readers = 4

// A separate process, so that the flood and the measured requests do not share a thread.
process.once('message', (visits: PageVisits) => void run(visits))
process.once('disconnect', () => process.exit())

async function run({ url, seconds }: PageVisits) {
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  const times: number[] = []
  const end = performance.now() + seconds * 1_000
  const read = async () => {
    while (performance.now() < end) {
      times.push(await visit(url, agent))
      await sleep(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: readers }, read))
  times.sort((one, other) => one - other)
  process.send?.(times[Math.ceil(times.length * 0.99) - 1])
}

/** Milliseconds to the page's last byte. */
function visit(url: string, agent: Agent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const started = performance.now()
  const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`))
    answer.resume().once('end', () => resolve(performance.now() - started))
  })
  request.once('error', reject)
  return promise
}
