import { createServer, type IncomingMessage } from 'node:http'
import { deserialize, serialize } from 'node:v8'
import { openSite, type Site } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import PQueue from 'p-queue'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the shared site: its own address, and the one at which suites ask for mails and rows. */
    sharedSite: { url: string; askAt: string }
  }
}

/** Posted by a suite in another process. */
export type Question = { mailsTo: string } | { sql: string; values?: unknown[] | undefined } | { logs: true }

/** Global setup, after the databases: opens the shared site. */
export async function setup({ provide }: TestProject) {
  const site = await openSite(quickestKind, { RATE_LIMIT_FACTOR: '1000' })
  const answers = await answerQuestions(site)
  provide('sharedSite', { url: site.url, askAt: answers.url })
  return async () => {
    answers.close()
    await site.close()
  }
}

/** An embedded database is copied while its server is stopped, and the end of one copy would start it for all. */
const inTurn = new PQueue({ concurrency: 1 })

/** Stands for the site in the processes of the suites: its mail server is in this one. */
async function answerQuestions(site: Site) {
  const server = createServer((request, response) => {
    void answer(site, request).then(
      (told) => response.end(serialize(told)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  const port = typeof listening === 'object' && listening ? listening.port : 0
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function answer(site: Site, request: IncomingMessage) {
  const question: Question = deserialize(Buffer.concat(await request.toArray()))
  if ('mailsTo' in question) return site.mailbox.caught(question.mailsTo)
  if ('sql' in question) return inTurn.add(() => site.query(question.sql, question.values))
  return site.logs()
}
