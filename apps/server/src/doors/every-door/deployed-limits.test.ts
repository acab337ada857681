import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { previewCookie } from '@northword/contract/device/device-key-names'
import { renderedWithinMs, renderingCalls } from '@northword/contract/desk/rendering-calls'
import { forms, restRoutes } from '../../features.ts'
import { appRouter } from '../../router.ts'
import { formBytes } from '../forms/forms.ts'
import { smallBody } from '../requests/large-bodies.ts'
import { pathFrom } from '../pages/page-address.ts'
import { declaredIn, routesOf } from '../api/procedure-routes.ts'

const values = {
  number: 'NW-ORD-20200101-0001',
  piece: '1',
  version: '1',
  sku: 'PS-070',
  id: 'x',
  release: '1',
}

/** Body limit of each route, in bytes. */
const taken = [
  ...declaredIn(appRouter).map(({ path, meta }) => ({
    path: `/trpc/${path}`,
    mostBytes: meta?.mostBytes ?? smallBody,
  })),
  ...[...restRoutes, ...routesOf(appRouter)].map(({ url, mostBytes = smallBody }) => ({
    path: pathFrom(url, values),
    mostBytes,
  })),
  ...forms.map(({ path, mostBytes = formBytes }) => ({ path: pathFrom(path, values), mostBytes })),
]

/** Body limits of an example in `deploy/`, by path expression and for all others. */
interface Limits {
  of: { expression: RegExp; size: string | undefined }[]
  others: string | undefined
}

const readLimits: Record<string, (file: string) => Limits> = {
  'nginx.conf': (file) => ({
    of: found(file, /location ~ "(.*)" \{\n\s+client_max_body_size (.*);/g).map(([, path = '', size]) => ({
      expression: new RegExp(path),
      size,
    })),
    others: /client_max_body_size (.*);/.exec(file)?.[1],
  }),
  Caddyfile(file) {
    const sizes = new Map(
      found(file, /request_body @(\w+) \{\s+max_size (\w+)/g).map(([, name, size]) => [name, size]),
    )
    const named = found(file, /@(\w+) path_regexp \w+ (.*)$/gm)
    // All others are listed one by one.
    expect(found(file, /not path_regexp \w+ (.*)$/gm).map(([, path]) => path)).toEqual(
      named.map(([, , path]) => path),
    )
    return {
      of: named.map(([, name, path = '']) => ({ expression: new RegExp(path), size: sizes.get(name) })),
      others: sizes.get('others'),
    }
  },
  'haproxy.cfg'(file) {
    const sizes = new Map(
      found(file, /if (.*) \{ req\.body_size gt (\d+) \}/g).map(([, names, size]) => [names, size]),
    )
    const named = found(file, /acl (\w+) path_reg (.*)$/gm)
    return {
      of: named.map(([, name, path = '']) => ({
        expression: new RegExp(path.replaceAll('\\\\', '\\')),
        size: sizes.get(name),
      })),
      others: sizes.get(named.map(([, name]) => `!${name}`).join(' ')),
    }
  },
}

const found = (file: string, expression: RegExp) =>
  Array.from(file.matchAll(expression), ([...groups]) => groups)

const exampleOf = (name: string) =>
  readFile(new URL(`../../../../../deploy/${name}`, import.meta.url), 'utf8')

const units: Record<string, number> = { '': 1, k: 2 ** 10, KiB: 2 ** 10, m: 2 ** 20, MiB: 2 ** 20 }

function bytesOf(size = ''): number {
  const [, count = '', unit = ''] = /^(\d+)(\w*)$/.exec(size) ?? []
  return Number(count) * (units[unit] ?? Number.NaN)
}

it.each(Object.entries(readLimits))(
  '%s takes twice what the server takes at each address, which then refuses in its own words',
  async (name, read) => {
    const limits = read(await exampleOf(name))
    const limitAt = (path: string) =>
      bytesOf((limits.of.find(({ expression }) => expression.test(path)) ?? { size: limits.others }).size)
    // For a route with both form and JSON, the larger limit counts. No limit is below that of forms.
    const mostAt = Map.groupBy(taken, ({ path }) => path)
    const expected = Array.from(mostAt, ([path, each]) => [
      path,
      2 * Math.max(formBytes, ...each.map(({ mostBytes }) => mostBytes)),
    ])
    expect(expected.length).toBeGreaterThan(150)
    expect(Array.from(mostAt.keys(), (path) => [path, limitAt(path)])).toEqual(expected)
  },
)

it.each([
  ['nginx.conf', /^log_format (.*)$/m],
  ['haproxy.cfg', /^ *log-format (.*)$/m],
])('%s lists no visitor’s address beside the page, as the privacy policy says', async (name, format) => {
  expect(format.exec(await exampleOf(name))?.[1]).not.toMatch(/remote_addr|%ci|%\[src\]/)
})

/** At which paths an example waits longest for an answer, and how many seconds. */
const readWaits: Record<string, (file: string) => (string | undefined)[]> = {
  'nginx.conf': (file) =>
    found(file, /location ~ "(.*)" \{\n\s+proxy_read_timeout (\d+)s;/g)[0]?.slice(1) ?? [],
  Caddyfile: (file) => ['', /response_header_timeout (\d+)s/.exec(file)?.[1]],
  'haproxy.cfg'(file) {
    const [, seconds, path] = /set-timeout server (\d+)s if \{ path_reg (.*) \}/.exec(file) ?? []
    return [path?.replaceAll('\\\\', '\\'), seconds]
  },
}

it.each(Object.entries(readWaits))(
  '%s waits until a busy machine has rendered a site',
  async (name, read) => {
    const [expression = '^$', seconds] = read(await exampleOf(name))
    const urls = routesOf(appRouter).filter(({ operationId }) => renderingCalls.includes(operationId))
    expect(urls).toHaveLength(renderingCalls.length)
    const paths = [
      ...renderingCalls.map((path) => `/trpc/${path}`),
      ...urls.map(({ url }) => pathFrom(url, values)),
    ]
    for (const path of paths) expect(path).toMatch(new RegExp(expression))
    expect(Number(seconds) * 1_000).toBeGreaterThan(renderedWithinMs)
  },
)

/** How an example asks whether a GET waits as long, by its cookies and what it is for; Caddy does for all. */
const readPreviews: Record<string, (file: string) => (cookie: string, isFor: string) => string | undefined> =
  {
    'nginx.conf'(file) {
      const [, expression = '^$'] = /\$northword_preview \{\s+default "";\s+"~(.*)" 1;/.exec(file) ?? []
      const [, seconds] = /location @preview \{\s+proxy_read_timeout (\d+)s;/.exec(file) ?? []
      return (cookie, isFor) => (new RegExp(expression).test(`GET ${isFor} ${cookie}`) ? seconds : undefined)
    },
    Caddyfile: (file) => () => /response_header_timeout (\d+)s/.exec(file)?.[1],
    'haproxy.cfg'(file) {
      const rules = found(
        file,
        /set-timeout server (\d+)s if METH_GET \{ req\.hdr\((\S+)\) (?:-m sub )?(.*) \}/g,
      )
      return (cookie, isFor) =>
        rules.find(([, , header, text = '']) => (header === 'cookie' ? cookie : isFor).includes(text))?.[1]
    },
  }

it.each(Object.entries(readPreviews))('%s waits as long for a page of a preview', async (name, read) => {
  const secondsOf = read(await exampleOf(name))
  for (const seconds of [
    secondsOf(`nw_desk=x; __Host-${previewCookie}=x`, 'document'),
    secondsOf(`${previewCookie}=x`, ''),
    secondsOf('', 'iframe'),
  ])
    expect(Number(seconds) * 1_000).toBeGreaterThan(renderedWithinMs)
  if (name !== 'Caddyfile') expect(secondsOf('nw_desk=x', 'document')).toBeUndefined()
})
