import type { OxlintOverride } from 'oxlint'

/**
 * Which other features each feature of the server may import: some of those before it, so that no two need each
 * other. A feature not listed may import none.
 */
const mayImport: Record<string, string[]> = {
  people: [],
  links: [],
  mail: ['links'],
  services: [],
  orders: ['people', 'mail'],
  auth: ['people', 'links', 'orders', 'mail'],
  inbox: ['people', 'mail'],
  newsletter: ['people', 'links', 'mail'],
}

/** Folders of the server that know no feature, each of which may import those before it only. */
const serverLeaves = ['errors', 'db', 'limits']

/** The folders of the site, each of which may import those before it only. */
const siteFolders = [
  'parts',
  'device',
  'ui',
  'consent',
  'session',
  'loader',
  'navigation',
  'plain-form',
  'api',
  'auth',
  'ordering/outbox',
  'ordering/sending',
  'ordering/form',
  'ordering/opening',
  'layout',
  'blog',
  'legal',
  'newsletter',
  'contact',
  'pages',
]

/** In the same way, the folders of the pages that clients use. */
const clientFolders = ['frame', 'account', 'order', 'dashboard']

interface Ban {
  regex?: string
  /** As in .gitignore; a later line that begins with ! takes back an earlier one. */
  group?: string[]
  message: string
  allowTypeImports?: boolean
}

const everywhere: Ban[] = [
  { regex: '(^\\.{1,2}/?$|/index(\\.tsx?)?$)', message: 'No barrels: import the file that defines it.' },
  {
    regex: '^\\.(.*/)?(utils?|helpers?|misc|common|shared|lib)(/|\\.|$)',
    message: 'No junk drawers: name the file after what it does.',
  },
  { regex: '^\\..*/src/', message: 'Import another workspace by the name of its package.' },
]

const ours: Ban = { regex: '^@northword/', message: 'This package is a leaf: it imports nothing of ours.' }

const serverValues: Ban = {
  regex: '^@northword/server(/|$)',
  allowTypeImports: true,
  message: 'The web takes only types from the server: write `import type`.',
}

const schemas: Ban = {
  regex: '^zod(/|$)',
  message: 'Schemas live in packages/contract, each rule beside its sentence.',
}

const webAssembly: Ban = {
  regex: '/(routes|app|main|prerender-entry)\\.tsx?$',
  message: 'A page does not know the application that it is assembled into.',
}

const clients: Ban = {
  regex: '^\\.\\./(.*/)?client/',
  message: 'The site knows nothing of the pages for clients: those import from it.',
}

const componentLibrary: Ban = {
  regex: '^@mantine/',
  message: 'The site has no component library: its tokens are the CSS variables of src/theme.',
}

const otherPage: Ban = {
  regex: '^\\.\\./[^.]',
  message: 'A page knows no other page: what two of them need stands in a folder of the site.',
}

const http: Ban = {
  regex:
    '^(fastify$|@fastify/|(node:)?https?$|\\.(.*/)?doors/(?!(context|browser-keys|trpc|rest-route|rest)\\.ts$))',
  message: 'Only app.ts and the doors know HTTP.',
}

const trpcDoor: Ban = { regex: '/trpc\\.ts$|^@trpc/', message: 'Only a feature’s .router.ts speaks tRPC.' }

const restDoor: Ban = { regex: '/rest\\.ts$', message: 'Only a feature’s .rest.ts speaks REST.' }

const assembly: Ban = {
  regex: '^\\.\\./\\.\\./(app|main|start|router|features)\\.ts$',
  message: 'A feature does not know the application that it is assembled into.',
}

const anyFeature: Ban = {
  regex: '^\\.\\./(.*/)?(doors/|features/|(features|router|deps)\\.ts$)',
  message: 'This folder knows no door and no feature: it is given what it needs.',
}

const featureValues: Ban = {
  regex: '^\\.\\./(features/|(features|router|deps)\\.ts$)',
  allowTypeImports: true,
  message: 'A door takes only types from features: app.ts and deps.ts hand it what it calls.',
}

const site = [serverValues, schemas, webAssembly, clients, componentLibrary]

const rig: Ban = {
  regex: '^@northword/rig(/|$)',
  message: 'The rig starts the product from outside: only tests and benchmarks use it.',
}

const applications: Ban = {
  regex: '^@northword/(server|web|e2e|bench)(/|$)',
  message: 'The rig starts the product from outside: it knows no application.',
}

const otherTests: Ban = {
  group: ['./*', '../**', '!../testing/**'],
  message: 'No test imports another: what several share is in testing/.',
}

const users: Ban = {
  regex: '^(\\.{1,2}/)+(journeys|pages|faults|engines)/',
  message: 'Helpers do not know who uses them.',
}

/** Who may import what, and what to do instead: overrides for oxlint. Of several that match, the last one counts. */
export const importDirections: OxlintOverride[] = [
  ban(['apps/**', 'packages/**'], []),
  ban(['packages/contract/**', 'packages/content/**'], [ours]),
  ban(['packages/rig/**'], [applications]),
  ban(['apps/e2e/testing/**'], [users]),
  ban(['apps/e2e/{journeys,pages,faults,engines}/**'], [otherTests]),
  ban(['apps/web/**'], [serverValues, schemas]),
  ...banUpwards('apps/web/src/site', siteFolders, site),
  ...banUpwards('apps/web/src/client', clientFolders, [serverValues, schemas, webAssembly]),
  ban(['apps/web/src/site/pages/**'], [...site, otherPage]),
  ban(['apps/web/**/*.test.{ts,tsx}'], [serverValues, schemas]),
  ban(['apps/server/**'], [rig]),
  ban(['apps/server/src/env.ts'], [http, rig, anyFeature]),
  ...banUpwards('apps/server/src', serverLeaves, [http, rig, anyFeature]),
  ban(['apps/server/src/doors/**'], [rig, featureValues]),
  ...banInFeature('*', []),
  ...Object.entries(mayImport).flatMap(([feature, others]) => banInFeature(feature, others)),
  ban(['apps/server/src/{*,{features/*,doors,db,db/migrations,errors,limits}/*}.test.ts'], []),
  ban(['apps/server/src/testing/**'], []),
]

function ban(files: string[], bans: Ban[]): OxlintOverride {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns: [...everywhere, ...bans] }] } }
}

/** Keeps every folder of a list from importing a later one, so that no two of them need each other. */
function banUpwards(root: string, folders: string[], bans: Ban[]): OxlintOverride[] {
  return folders.map((folder, at) => {
    const later = folders.slice(at + 1)
    const names = later.map((path) => path.split('/').at(-1))
    const upwards = {
      regex: `^(\\.\\./)+(.+/)?(${names.join('|')})/`,
      message: `${folder} may not import ${later.join(', ')}; see packages/config/import-directions.ts.`,
    }
    return ban([`${root}/${folder}/**`], later.length > 0 ? [...bans, upwards] : bans)
  })
}

function banInFeature(feature: string, others: string[]): OxlintOverride[] {
  const features = Object.keys(mayImport)
  const later = others.find((other) => features.indexOf(other) >= features.indexOf(feature))
  if (later) throw new Error(`${feature} may not import ${later}, which stands after it.`)
  const folder = `apps/server/src/features/${feature}`
  const bans = [http, schemas, assembly, rig]
  // What a group takes back is taken back from every ban after it, so the group comes last.
  const last = otherFeatures(feature, others)
  return [
    ban([`${folder}/**`], [...bans, trpcDoor, restDoor, last]),
    ban([`${folder}/*.router.ts`], [...bans, restDoor, last]),
    // The shapes of the specification are no part of the contract.
    ban([`${folder}/*.rest.ts`], [http, assembly, trpcDoor, last]),
  ]
}

function otherFeatures(feature: string, others: string[]): Ban {
  return {
    group: ['../*/**', '!../../**', ...others.map((other) => `!../${other}/**`)],
    message: `The feature ${feature} may import ${others.join(', ') || 'no other feature'}; see packages/config/import-directions.ts.`,
  }
}
