import type { OxlintOverride } from 'oxlint'
import {
  clientFolders,
  deskFolders,
  featureRooms,
  mayImport,
  serverLeaves,
  siteFolders,
  textsFolders,
} from './folders.ts'
import {
  type Ban,
  anyFeature,
  applications,
  oursButSeed,
  assembly,
  besideDesk,
  clients,
  componentLibrary,
  components,
  desk,
  everywhere,
  featureValues,
  http,
  matter,
  otherPage,
  otherPrograms,
  otherTests,
  ours,
  oursButContract,
  restDoor,
  rig,
  schemas,
  serverValues,
  staleWords,
  texts,
  trpcDoor,
  users,
  webAssembly,
} from './import-bans.ts'

const web = [serverValues, schemas, matter]
/** For server code without tests. */
const server = [rig, otherPrograms, matter, staleWords]
/** For code beneath the pages for clients and the desk. */
const beneathPages = [...web, webAssembly, clients, desk]
const site = [...beneathPages, texts, components, componentLibrary]

/** Overrides for oxlint. The last matching one counts. */
export const importDirections: OxlintOverride[] = [
  ban(['apps/**', 'packages/**'], []),
  ban(['packages/{contract,client}/**'], [ours]),
  ban(['packages/seed/**'], [oursButContract]),
  ban(['packages/content/**'], [oursButSeed]),
  ban(['packages/rig/**'], [applications]),
  ban(['apps/e2e/testing/**'], [users]),
  ban(['apps/e2e/{journeys,pages,faults,engines}/**'], [otherTests]),
  ban(['apps/web/**'], web),
  ban(['apps/web/{src,prerender}/**'], [...web, desk]),
  ...banUpwards('apps/web/src/site', siteFolders, site),
  ban(['apps/web/src/components/**'], [...beneathPages, texts]),
  ...banUpwards('apps/web/src/texts', textsFolders, beneathPages),
  ...banUpwards('apps/web/src/client', clientFolders, [...web, webAssembly, desk]),
  ban(['apps/web/src/desk/*'], [...web, besideDesk]),
  ...banUpwards('apps/web/src/desk', deskFolders, [...web, webAssembly, besideDesk]),
  ban(['apps/web/src/site/pages/**'], [...site, otherPage]),
  ban(['apps/web/src/testing/**', 'apps/web/**/*.test.{ts,tsx}'], web),
  ban(['apps/web/{prerender,studio-matter{,.test},built-scripts.test}.ts'], [serverValues, schemas]),
  ban(['apps/server/**'], server),
  ban(['apps/server/src/rendering/**'], [rig, otherPrograms, staleWords]),
  ban(['apps/server/src/env.ts'], [http, ...server, anyFeature]),
  ...banUpwards('apps/server/src', serverLeaves, [http, ...server, anyFeature]),
  ban(['apps/server/src/outbound/**'], [...server, anyFeature]),
  ban(['apps/server/src/doors/**'], [...server, featureValues]),
  ...banInFeature('*', []),
  ...Object.entries(mayImport).flatMap(([feature, others]) => banInFeature(feature, others)),
  ban(['apps/server/src/testing/**', 'apps/server/src/**/*.test.ts', 'apps/server/*.config.ts'], []),
]

function ban(files: string[], bans: Ban[]): OxlintOverride {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns: [...everywhere, ...bans] }] } }
}

/** Bans imports of later folders in a list, so that no two depend on each other. */
function banUpwards(root: string, folders: string[], bans: Ban[]): OxlintOverride[] {
  return folders.map((folder, at) => {
    const later = laterFolders(folders, at, (names) => `^(\\.\\./)+(.+/)?(${names})/`)
    return ban([`${root}/${folder}/**`], [...bans, ...later])
  })
}

function laterFolders(folders: string[], at: number, regexFor: (names: string) => string): Ban[] {
  const later = folders.slice(at + 1)
  const names = later.map((path) => path.split('/').at(-1)).join('|')
  const message = `${folders[at]} may not import ${later.join(', ')}; see packages/config/folders.ts.`
  return later.length > 0 ? [{ regex: regexFor(names), message }] : []
}

function banInFeature(feature: string, others: string[]): OxlintOverride[] {
  const features = Object.keys(mayImport)
  const later = others.find((other) => features.indexOf(other) >= features.indexOf(feature))
  if (later) throw new Error(`${feature} may not import ${later}, which stands after it.`)
  const folder = `apps/server/src/features/${feature}`
  const rooms = featureRooms[feature] ?? []
  return [
    ...bansForRoom(folder, otherFeatures('../', feature, others)),
    ...rooms.flatMap((room, at) => {
      const upwards = laterFolders(rooms, at, (names) => `^\\.\\./(${names})/`)
      return bansForRoom(`${folder}/${room}`, ...upwards, otherFeatures('../../', feature, others))
    }),
  ]
}

/** Bans for a folder. A group's exceptions apply to every ban after it, so groups come last. */
function bansForRoom(folder: string, ...last: Ban[]): OxlintOverride[] {
  const bans = [http, schemas, assembly, ...server]
  return [
    ban([`${folder}/**`], [...bans, trpcDoor, restDoor, ...last]),
    ban([`${folder}/*.router.ts`], [...bans, restDoor, ...last]),
    // The specification's shapes are no part of the contract.
    ban([`${folder}/*.rest.ts`], [http, assembly, ...server, trpcDoor, ...last]),
  ]
}

function otherFeatures(up: string, feature: string, others: string[]): Ban {
  return {
    group: [`${up}*/**`, `!../${up}**`, ...others.map((other) => `!${up}${other}/**`)],
    message: `The feature ${feature} may import ${others.join(', ') || 'no other feature'}; see packages/config/folders.ts.`,
  }
}
