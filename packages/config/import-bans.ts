import { openToDesk, siteFolders } from './folders.ts'
import { seedWords } from './seed-words.ts'

/** A forbidden import, with what to do instead. */
export interface Ban {
  regex?: string
  /** As in .gitignore; a line that begins with ! makes an exception. */
  group?: string[]
  message: string
  allowTypeImports?: boolean
}

export const everywhere: Ban[] = [
  { regex: '(^\\.{1,2}/?$|/index(\\.tsx?)?$)', message: 'No barrels: import the file that defines it.' },
  {
    regex: '^\\.(.*/)?(utils?|helpers?|misc|common|shared|lib)(/|\\.|$)',
    message: 'No junk drawers: name the file after what it does.',
  },
  { regex: '^\\..*/src/', message: 'Import another workspace by the name of its package.' },
]

export const ours: Ban = {
  regex: '^@northword/',
  message: 'This package is a leaf: it imports nothing of ours.',
}

/** For the seed. */
export const oursButContract: Ban = {
  regex: '^@northword/(?!contract/)',
  message: 'The seed imports nothing of ours but the contract, which has its schemas.',
}

/** For words. */
export const oursButSeed: Ban = {
  regex: '^@northword/(?!(contract|seed)/)',
  message: 'Words import nothing of ours but the seed, and rules of the contract.',
}

/** All may read and write folders of items, and name what they say by its hash. */
export const matter: Ban = {
  regex: '^@northword/seed(/(?!((read|write)-items|matter-hash)$)|$)',
  message: 'The seed is one studio’s matter: take what a studio says from packages/content.',
}

/** For the server, which shows one release after another. */
export const staleWords: Ban = {
  regex: `^@northword/content/(${seedWords.join('|')})$`,
  message: 'It says what the seed says: take it from the site of the request, or of deps.liveSite.now().',
}

export const serverValues: Ban = {
  regex: '^@northword/server(/|$)',
  allowTypeImports: true,
  message: 'The web takes only types from the server: write `import type`.',
}

export const schemas: Ban = {
  regex: '^zod(/|$)',
  message: 'Schemas live in packages/contract, each rule beside its sentence.',
}

export const webAssembly: Ban = {
  regex: '/(routes|app|main|server-entry)\\.tsx?$',
  message: 'A page does not know the application that it is assembled into.',
}

export const components: Ban = {
  regex: '^\\.\\./(.*/)?components/',
  message: 'The site has parts of its own: these use Mantine.',
}

export const texts: Ban = {
  regex: '^(\\.\\./)+texts/',
  message: 'Texts import from here, never the other way.',
}

export const clients: Ban = {
  regex: '^\\.\\./(.*/)?client/',
  message: 'The pages for clients import from site, components and texts, never the other way.',
}

export const desk: Ban = {
  regex: '^\\.{1,2}/(.*/)?desk/',
  message: 'Nothing public knows the desk: it is a build of its own.',
}

/** Folders that the desk may not import. */
const closedToDesk = siteFolders
  .map((folder) => `site/${folder}`)
  .filter((folder) => !openToDesk.includes(folder))

export const besideDesk: Ban = {
  regex: `^\\.\\./(.*/)?(client|${closedToDesk.join('|')})/`,
  message: `The desk takes from the site only ${openToDesk.join(', ')}, and nothing from the pages for clients.`,
}

export const componentLibrary: Ban = {
  regex: '^@mantine/',
  message: 'The site has no component library: its tokens are the CSS variables of src/theme.',
}

export const otherPage: Ban = {
  regex: '^\\.\\./[^.]',
  message: 'A page knows no other page: what two of them need stands in a folder of the site.',
}

/** The files in `doors` itself do not know the shape of a request. */
export const http: Ban = {
  regex: '^(fastify$|@fastify/|(node:)?https?$|\\.(.*/)?doors/.+/)',
  message: 'Only app.ts and the doors know HTTP.',
}

export const trpcDoor: Ban = {
  regex: '/trpc\\.ts$|^@trpc/',
  message: 'Only a feature’s .router.ts speaks tRPC.',
}

export const restDoor: Ban = { regex: '/rest\\.ts$', message: 'Only a feature’s .rest.ts speaks REST.' }

export const assembly: Ban = {
  regex: '^(\\.\\./){2,3}(app|main|start|router|features)\\.ts$',
  message: 'A feature does not know the application that it is assembled into.',
}

export const anyFeature: Ban = {
  regex: '^\\.\\./(.*/)?(doors/|features/|(features|router|deps)\\.ts$)',
  message: 'This folder knows no door and no feature: it is given what it needs.',
}

export const featureValues: Ban = {
  regex: '^(\\.\\./)+(features/|(features|router|deps)\\.ts$)',
  allowTypeImports: true,
  message: 'A door takes only types from features: app.ts and deps.ts hand it what it calls.',
}

export const rig: Ban = {
  regex: '^@northword/rig(/|$)',
  message: 'The rig starts the product from outside: only tests and benchmarks use it.',
}

export const otherPrograms: Ban = {
  regex: '^(node:)?child_process$',
  message: 'The server starts no other program: what a visitor types must never reach a shell.',
}

export const applications: Ban = {
  regex: '^@northword/(server|web|e2e|bench)(/|$)',
  message: 'The rig starts the product from outside: it knows no application.',
}

export const otherTests: Ban = {
  group: ['./**', '../**', '!../testing/**', '!../../testing/**', '!../planted/**'],
  message: 'No test imports another: what several share is in testing/.',
}

export const users: Ban = {
  regex: '\\.e2e\\.ts$',
  message: 'Helpers do not know who uses them.',
}
