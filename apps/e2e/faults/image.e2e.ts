/** @module-tag thorough */
import { execFile, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { endWithUs, untilServing } from '@northword/rig/child-process'
import { freePort } from '@northword/rig/free-port'
import { openDatabase, quickestKind } from '@northword/rig/site-database'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { buildImage, type Image, imageUser } from '../testing/operations/image.ts'
import { postOrder } from '../testing/orders/posted-orders.ts'

const run = promisify(execFile)

describe('The image that the Dockerfile describes', () => {
  let image: Image
  beforeAll(async () => {
    image = await buildImage()
  }, 300_000)
  afterAll(() => image.remove())

  const filesOf = (pattern: string) => globSync(pattern, { cwd: join(image.folder, 'app') })

  it('has no compiler, nothing for development and no tests', async () => {
    const lockfile = fileURLToPath(new URL('../../../package-lock.json', import.meta.url))
    const { packages } = JSON.parse(await readFile(lockfile, 'utf8')) as {
      packages: Record<string, { dev?: boolean }>
    }
    const present = filesOf('node_modules/{*,@*/*}/package.json').map((path) =>
      path.replace('/package.json', ''),
    )
    expect(present).toContain('node_modules/fastify')
    expect(present.filter((path) => packages[path]?.dev ?? false)).toEqual([])
    expect(present.filter((path) => /typescript|react|vite|turbo/.test(path))).toEqual([])
    expect(filesOf('{apps,packages}/**/*.test.{ts,tsx}')).toEqual([])
    expect(filesOf('apps/server/src/{demo,dev,testing}')).toEqual([])
  })

  it('has the native packages of both processor architectures', () => {
    const native = filesOf('node_modules/**/*.node')
    const packages = new Set(native.map((path) => path.replace(/\/prebuilds\/.*/, '')))
    expect(packages.size).toBeGreaterThan(0)
    for (const path of packages)
      for (const processor of ['x64', 'arm64'])
        expect(native.filter((file) => file.startsWith(`${path}/prebuilds/linux-${processor}/`))).not.toEqual(
          [],
        )
  })

  it('names the user who may write only the data, and no other after it', () => {
    expect(image.last('USER')).toBe('node')
  })

  it('serves pages and takes orders as a user who may write only the data', async () => {
    const port = String(await freePort())
    const url = `http://127.0.0.1:${port}`
    const data = image.here('/data')
    const database = await openDatabase(quickestKind === 'Postgres' ? 'Postgres' : 'new PGlite', data)
    const env = { ...image.env, ...database.settings, PORT: port, PUBLIC_URL: url }
    const options = { cwd: join(image.folder, 'app'), env, ...imageUser }
    const commandOf = (json: string) => JSON.parse(image.here(json)) as [string, ...string[]]
    const [program, ...args] = commandOf(image.last('CMD'))
    const server = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const end = endWithUs(server)
    onTestFinished(() => end('SIGKILL'))
    let logs = ''
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (logs += String(chunk)))

    const [check, ...checkArgs] = commandOf(image.last('HEALTHCHECK').replace(/^.*?CMD +/, ''))
    const isServing = () =>
      run(check, checkArgs, options).then(
        () => true,
        () => false,
      )
    expect(checkArgs.join(' ')).toContain('/livez')
    await untilServing(server, { isServing, logs: () => logs })
    expect(await (await fetch(url)).text()).toContain('<h1')
    // Mails can be read there in development.
    expect((await fetch(`${url}/dev/mails`)).status).toBe(404)
    expect(await postOrder({ url }, { fullName: 'Ada Image' })).toMatch(/\d/)
    expect((await run('northword', ['--help'], options)).stdout).toContain('staff reset')
    await expect.poll(() => logs).toContain('No mail server is set')
    await expect(
      run('sh', ['-c', 'touch app/new || touch tmp/new || touch usr/local/bin/new'], {
        ...options,
        cwd: image.folder,
      }),
    ).rejects.toMatchObject({ code: 1 })
    await end('SIGTERM')
    expect(server.exitCode).toBe(0)
    expect(await readdir(data)).toContain('setup-link')
    await expect(run(check, checkArgs, options)).rejects.toMatchObject({ code: 1 })
    await database.drop()
  })
})
