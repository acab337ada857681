/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { readFile } from 'node:fs/promises'
import { openSite, type Site } from '@northword/rig/site'
import { databaseKinds } from '@northword/rig/site-database'
import { describe, expect, it } from 'vitest'
import { badRequests, type BadRequest, type OpenApi } from '../testing/faults/bad-bodies.ts'
import { noteStatuses } from '../testing/faults/fault-figures.ts'
import { isTimed } from '../testing/faults/recovery.ts'
import { bodyOf } from '../testing/network/body-of.ts'

const settings = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' }
const count = isTimed ? 50_000 : 2_000
const seed = 20_261_122
/** Only a flood needs more than ten seconds. */
const answerWithinMs = 30_000
const atOnce = 16

describe.each(databaseKinds)('A server that gets bad bodies (%s)', (kind) => {
  const site = duringTests(() => openSite(kind, settings))

  it(`refuses ${count} over every path, stores nothing and goes on`, async () => {
    const before = await rowsOf(site)
    const document = await bodyOf<OpenApi>(await fetch(`${site.url}/api/openapi.json`), 'paths')
    const requests = badRequests(document, count, seed)
    const warmUp = Math.ceil(requests.length / 4)
    const wrong = await sendAll(site, requests.slice(0, warmUp))
    const early = await residentMb(site)
    wrong.push(...(await sendAll(site, requests.slice(warmUp))))
    expect(wrong).toEqual([])
    expect(site.logs()).toBe('')
    expect(await rowsOf(site)).toEqual(before)
    const late = await residentMb(site)
    console.log(
      `${requests.length} bad bodies on ${kind}: ${early} MB after a quarter, ${late} MB after all.`,
    )
    if (isTimed) expect(late).toBeLessThan(early * 1.25)
  })
})

/** Returns the requests with a wrong answer. */
async function sendAll({ url }: Site, requests: BadRequest[]) {
  const wrong: object[] = []
  const waiting = requests.values()
  const send = async () => {
    for (const request of waiting) {
      const status = await statusOf(url, request)
      noteStatuses([String(status), 1])
      const isRight = request.isRefused ? status >= 400 && status < 500 : status >= 200 && status < 500
      if (!isRight) wrong.push({ ...request, status })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, send))
  return wrong
}

async function statusOf(url: string, { method, path, type, body }: BadRequest): Promise<number> {
  const headers = type ? { 'content-type': type } : {}
  const signal = AbortSignal.timeout(answerWithinMs)
  const answer = await fetch(url + path, { method, headers, body, signal, redirect: 'manual' })
  await answer.arrayBuffer()
  return answer.status
}

async function rowsOf({ query }: Site) {
  const tables = ['orders', 'users', 'mails', 'contact_messages', 'subscribers', 'staff_members', 'sessions']
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  return query(`select ${counts.join(', ')}`)
}

async function residentMb(site: Site) {
  const status = await readFile(`/proc/${site.pid()}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024)
}
