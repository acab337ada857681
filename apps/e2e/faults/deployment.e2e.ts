/** @module-tag thorough */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { allCommands } from '@northword/server/commands/run-command'
import { envNames } from '@northword/server/env'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readStages } from '../testing/operations/dockerfile.ts'

const fileOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const read = (path: string) => readFile(fileOf(path), 'utf8')

describe('The example of a .env file', () => {
  it('has every setting once, and no other', async () => {
    const names = [...(await read('.env.example')).matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(new Set(names)).toEqual(new Set(envNames))
    expect(names).toHaveLength(envNames.length)
  })
})

describe('The documentation', () => {
  it('has a row for every command of the operator', async () => {
    const rows = (await read('docs/commands.md')).split('\n').filter((line) => line.startsWith('| `'))
    const first = rows.map((row) => /^\| `([^`]+)`/.exec(row)?.[1])
    const typed = allCommands.map(({ name, args }) => [name, ...args.map((arg) => `<${arg}>`)].join(' '))
    expect(first).toEqual(expect.arrayContaining(typed))
  })
})

interface Service {
  image?: string
  profiles?: string[]
  ports?: string[]
  read_only?: boolean
  tmpfs?: string[]
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  volumes?: string[]
  healthcheck?: object
}

describe('The compose file', async () => {
  const { services, volumes, networks } = parse(await read('docker-compose.yml')) as {
    services: Record<string, Service>
    volumes: Record<string, null>
    networks: { default: { ipam: { config: { subnet: string; gateway: string }[] } } }
  }

  const text = await read('docker-compose.yml')

  it('starts the app once the database is healthy', () => {
    expect(services.app?.depends_on).toEqual({ postgres: { condition: 'service_healthy' } })
    expect(services.postgres?.healthcheck).toBeDefined()
  })

  it('opens no port to other machines', () => {
    expect(services.app?.ports).toEqual(['127.0.0.1:${PORT:-3000}:3000'])
    const ports = Object.values(services).flatMap((service) => service.ports ?? [])
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
  })

  it('sees a proxy of this machine as the gateway that the documentation names', async () => {
    const [network] = networks.default.ipam.config
    expect(network?.subnet).toBe(network?.gateway.replace(/1$/, '0/24'))
    expect(await read('docs/settings.md')).toContain(`TRUSTED_PROXIES=${network?.gateway}/32`)
  })

  it('sends mail only to the server of SMTP_URL; the mail catcher starts only when it is named', () => {
    expect(services.app?.environment?.SMTP_URL).toBe('${SMTP_URL:-}')
    const started = Object.entries(services).filter(([, { profiles }]) => !profiles)
    expect(started.map(([name]) => name)).toEqual(['app', 'postgres'])
    expect(services.mailpit?.profiles).toEqual(['mailpit'])
  })

  it('has no default password: without one it explains how to set one', () => {
    const passwords = [...text.matchAll(/\$\{\w*PASSWORD[^}]*\}|PASSWORD: .*/g)].map(([found]) => found)
    expect(passwords.length).toBeGreaterThan(1)
    for (const password of passwords) expect(password).toMatch(/\$\{POSTGRES_PASSWORD:\?Write .+\.\}/)
  })

  it('lets the app write its data and /tmp only', () => {
    expect(services.app).toMatchObject({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      volumes: ['data:/data'],
    })
  })

  it('keeps the data of Postgres 18 where that version puts them', () => {
    expect(services.postgres?.image).toMatch(/^postgres:18\.\d+$/)
    expect(services.postgres?.volumes).toEqual(['postgres:/var/lib/postgresql'])
    expect(volumes).toHaveProperty('postgres')
  })

  it('sets nothing that the server does not read, and names the database that Postgres makes', () => {
    const settings = services.app?.environment ?? {}
    expect(envNames).toEqual(expect.arrayContaining(Object.keys(settings)))
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = services.postgres?.environment ?? {}
    const login = `${POSTGRES_USER}:${POSTGRES_PASSWORD}`
    expect(settings.DATABASE_URL).toBe(`postgres://${login}@postgres:5432/${POSTGRES_DB}`)
  })

  it('passes on every setting but those of the image', () => {
    const ofImage = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR']
    const passed = Object.keys(services.app?.environment ?? {})
    expect([...passed, ...ofImage].toSorted()).toEqual(envNames.toSorted())
  })
})

describe('The Dockerfile', async () => {
  const dockerfile = await read('Dockerfile')

  it('copies only files that exist', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, files]) => files?.split(' ') ?? [],
    )
    expect(copied.filter((file) => !existsSync(fileOf(file)))).toEqual([])
  })

  it('knows the manifest of every workspace', async () => {
    const { packages } = JSON.parse(await read('package-lock.json')) as { packages: object }
    const workspaces = Object.keys(packages).filter((path) => /^(apps|packages)\/[^/]+$/.test(path))
    for (const workspace of workspaces)
      expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`)
  })

  it('has the Node that the packages bring along', async () => {
    const stages = Object.values(readStages(dockerfile)).map(({ from }) => from)
    const version = await nodeVersion()
    expect(stages.filter((from) => from.includes(':'))).toEqual(Array(2).fill(`node:${version}-slim`))
  })
})

describe('The Node that the packages bring along', () => {
  it('is that of the development container', async () => {
    const { image } = JSON.parse(await read('.devcontainer/devcontainer.json')) as { image: string }
    expect(image).toBe(`node:${await nodeVersion()}-bookworm`)
  })

  it('is that of .nvmrc', async () => {
    expect(await read('.nvmrc')).toBe(`${await nodeVersion()}\n`)
  })

  it('is that of the workflow on GitHub', async () => {
    const { jobs } = parse(await read('.github/workflows/ci.yml')) as {
      jobs: { test: { container: { image: string } } }
    }
    expect(jobs.test.container.image).toBe(`node:${await nodeVersion()}-trixie`)
  })
})

async function nodeVersion(): Promise<string> {
  const { dependencies } = JSON.parse(await read('package.json')) as { dependencies: { node: string } }
  return dependencies.node
}
