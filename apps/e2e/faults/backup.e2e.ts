/** @module-tag thorough */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSite, type Site } from '@northword/rig/site'
import { databaseKinds, openDatabase } from '@northword/rig/site-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { operate } from '../testing/operations/operate.ts'
import { postOrder } from '../testing/orders/posted-orders.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'northword-backups-'))))
afterEach(() => rm(folder, { recursive: true }))

/** Clients that order in sequence; `numbers` are acknowledged so far. */
function startOrders(site: Site) {
  const numbers: string[] = []
  const over = new AbortController()
  const client = async (name: string) => {
    while (!over.signal.aborted)
      numbers.push(await postOrder(site, { fullName: name, note: 'quotes " \' \\ and \u2028 😀' }))
  }
  const all = Promise.all(['Ann Storm', 'Ben Storm', 'Cat Storm'].map(client))
  const stop = async () => {
    over.abort()
    await all
  }
  return { numbers, stop }
}

const other = {
  PGlite: databaseKinds.at(-1) ?? 'PGlite',
  Postgres: 'PGlite',
  'new PGlite': 'PGlite',
} as const

describe.each(databaseKinds)('A backup of a busy %s', (kind) => {
  it('has every order that was acknowledged before it began, and is served by the other database', async () => {
    const site = await openSite(kind, { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' })
    const orders = startOrders(site)
    await expect.poll(() => orders.numbers.length).toBeGreaterThan(20)
    const before = [...orders.numbers]
    const file = join(folder, 'backup')
    const made = await operate(['backup', file], site.settings)
    await orders.stop()
    expect([made.errors, made.code]).toEqual(['', 0])
    await site.close()

    // A new folder: the first server has created a database in its own.
    const next = other[kind] === 'PGlite' ? 'new PGlite' : other[kind]
    const database = await openDatabase(next, join(folder, 'restored'))
    const restored = await operate(['restore', file], database.settings)
    expect([restored.errors, restored.code]).toEqual(['', 0])
    const again = await openSite(database)
    const rows = await again.query<{ number: string }>('select number from orders')
    const numbers = rows.map(({ number }) => number)
    expect(numbers).toEqual(expect.arrayContaining(before))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(await postOrder(again, { fullName: 'Dan After' })).toEqual(expect.any(String))
    await again.close()
  })

  it('that is killed leaves nothing that looks like one', async () => {
    const site = await openSite(kind, { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' })
    await postOrder(site, { fullName: 'Ann Storm' })
    const { node, args, options } = operate.command(['backup', join(folder, 'backup')], site.settings)
    for (const waitMs of [300, 900, 1_500]) {
      const child = spawn(node, args, { ...options, stdio: 'ignore' })
      await sleep(waitMs)
      if (child.exitCode !== null) break
      child.kill('SIGKILL')
      await once(child, 'exit')
      expect(await readdir(folder)).not.toContain('backup')
    }
    await rm(join(folder, 'backup'), { force: true })
    expect((await operate(['backup', join(folder, 'backup')], site.settings)).code).toBe(0)
    await site.close()
  })
})
