import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'

/** Bytes of an answer that hardly waits for its reader: sockets take as much at once. */
const small = 64 * 1024

/** Most bytes of unread answers in memory: seconds of what all readers together take. */
const mostUnread = 128 * 1024 * 1024

/** Bytes of a download's largest part. */
const partOfDownload = 2 * 1024 * 1024

/**
 * Answers that wait for their readers, who may take a byte a minute. No other limit knows of this memory, which is
 * outside the heap. Beyond it the connection of the oldest is cut off.
 */
export function createUnread(most = mostUnread) {
  const waiting = new Map<ServerResponse, number>()
  let bytes = 0
  const forget = (response: ServerResponse) => {
    bytes -= waiting.get(response) ?? 0
    waiting.delete(response)
  }
  return {
    /** @param answer text, bytes or a stream */
    watch(response: ServerResponse, answer: unknown) {
      const size = sizeOf(answer)
      if (size <= small) return
      waiting.set(response, size)
      bytes += size
      finished(response, () => forget(response))
      for (const oldest of waiting.keys()) {
        if (bytes <= most) return
        forget(oldest)
        oldest.req.socket.destroy()
      }
    },
    bytes: () => bytes,
  }
}

function sizeOf(answer: unknown): number {
  if (answer == null) return 0
  if (typeof answer === 'string') return Buffer.byteLength(answer)
  return Buffer.isBuffer(answer) ? answer.length : partOfDownload
}
