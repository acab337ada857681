import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'

/** Bytes of an answer that hardly waits for its reader: sockets take as much at once. */
const small = 64 * 1024

/** Most bytes of unread answers in memory: what all readers together take in a few seconds. */
const mostUnread = 128 * 1024 * 1024

/** Bytes of a download's largest part. */
const partOfDownload = 2 * 1024 * 1024

interface Unread {
  network: string
  answer: unknown
  /** Bytes. None: an earlier reader of the same buffer has them. */
  size: number
}

/**
 * Answers that wait for their readers, who may take a byte a minute: memory outside the heap, of which no other limit
 * knows. Beyond `most` bytes, the oldest connection of the network that keeps most is cut off.
 * @param onCut called when one is cut off
 */
export function createUnread(onCut: () => void, most = mostUnread) {
  const waiting = new Map<ServerResponse, Unread>()
  let bytes = 0
  const forget = (response: ServerResponse) => {
    const ended = waiting.get(response)
    waiting.delete(response)
    if (!ended?.size) return
    const next = readersOf(waiting, ended.answer).find(({ size }) => size === 0)
    if (next) next.size = ended.size
    else bytes -= ended.size
  }
  const cutOff = () => {
    const oldest = bytes > most && oldestOfMost(waiting)
    if (!oldest) return
    forget(oldest)
    oldest.req.socket.destroy()
    onCut()
    cutOff()
  }
  return {
    /** @param answer text, bytes or a stream */
    watch(response: ServerResponse, network: string, answer: unknown) {
      const length = sizeOf(answer)
      if (length <= small) return
      // Files and pictures share their bytes with all readers.
      const isShared = Buffer.isBuffer(answer) && readersOf(waiting, answer).length > 0
      const size = isShared ? 0 : length
      waiting.set(response, { network, answer, size })
      bytes += size
      finished(response, () => forget(response))
      cutOff()
    },
    bytes: () => bytes,
  }
}

const readersOf = (waiting: ReadonlyMap<ServerResponse, Unread>, wanted: unknown) =>
  [...waiting.values()].filter(({ answer }) => answer === wanted)

function oldestOfMost(waiting: ReadonlyMap<ServerResponse, Unread>): ServerResponse | undefined {
  const kept = new Map<string, number>()
  for (const { network, size } of waiting.values()) kept.set(network, (kept.get(network) ?? 0) + size)
  const [most] = [...kept].toSorted(([, one], [, other]) => other - one)
  return [...waiting].find(([, { network, size }]) => size > 0 && network === most?.[0])?.[0]
}

function sizeOf(answer: unknown): number {
  if (answer == null) return 0
  if (typeof answer === 'string') return Buffer.byteLength(answer)
  return Buffer.isBuffer(answer) ? answer.length : partOfDownload
}
