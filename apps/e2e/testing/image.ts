import { execFile } from 'node:child_process'
import { chmod, copyFile, cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { inheritedEnv } from '@northword/rig/env'
import { readIgnored, readStages, type Stage } from './dockerfile.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const readText = (path: string) => readFile(join(repository, path), 'utf8')
const run = promisify(execFile)

/** What an image would be, as a folder: made by the instructions of the Dockerfile, without an engine. */
export interface Image {
  folder: string
  /** A text in which the paths of the image are those of this machine. */
  here: (text: string) => string
  /** What ENV sets, and a path on which the image's programs are. */
  env: Record<string, string>
  /** What stands behind the last instruction of this name. */
  last: (name: string) => string
  remove: () => Promise<void>
}

const isRoot = process.getuid?.() === 0

/** Who runs the image: where the tests are root's, `nobody`. Of its files only the data may be written. */
export const imageUser = isRoot ? { uid: 65_534, gid: 65_534 } : {}

/** Follows the Dockerfile. The site is the one that is built already: its stage would do the same again. */
export async function buildImage(): Promise<Image> {
  const parent = await mkdtemp(join(tmpdir(), 'northword-image-'))
  await chmod(parent, 0o755)
  const stages = readStages(await readText('Dockerfile'))
  const folder = await buildStage('image', {
    parent,
    stages,
    isIgnored: readIgnored(await readText('.dockerignore')),
  })
  await copyFile(process.execPath, join(folder, 'usr/local/bin/node'))
  const readOnly = ['app', 'tmp', 'usr'].map((path) => join(folder, path))
  await run('chmod', ['-R', 'a-w', ...readOnly])
  const of = (name: string) => stages.image?.instructions.filter((each) => each.name === name) ?? []
  const here = hereIn(folder)
  const settings = of('ENV').flatMap(({ rest }) => here(rest).split(' '))
  return {
    folder,
    here,
    env: {
      ...Object.fromEntries(settings.map((pair) => pair.split('='))),
      PATH: `${join(folder, 'usr/local/bin')}:/usr/bin:/bin`,
    },
    last: (name) => of(name).at(-1)?.rest ?? '',
    async remove() {
      await run('chmod', ['-R', 'u+w', ...readOnly])
      await rm(parent, { recursive: true })
    },
  }
}

interface Build {
  parent: string
  stages: Record<string, Stage>
  isIgnored: (path: string) => boolean
}

/** Makes a stage, with those below it, and returns its folder. */
async function buildStage(name: string, build: Build): Promise<string> {
  const stage = build.stages[name]
  if (!stage) throw new Error(`The Dockerfile has no stage “${name}”.`)
  const folder = join(build.parent, name)
  if (stage.from in build.stages) await copyTree(await buildStage(stage.from, build), folder)
  for (const path of ['app', 'tmp', 'usr/local/bin']) await mkdir(join(folder, path), { recursive: true })
  for (const instruction of stage.instructions) {
    if (instruction.name === 'RUN') await runStep(instruction.rest, folder)
    if (instruction.name === 'COPY') await copyStep(instruction.rest.split(' '), folder, build)
  }
  return folder
}

/** As the shell of the build does. `node` is a user of the image below. */
async function runStep(command: string, folder: string) {
  const owner = Object.values(imageUser).join(':') || String(process.getuid?.())
  const script = hereIn(folder)(command).replace('chown node:node', `chown ${owner}`)
  const env = { ...inheritedEnv(), npm_config_prefer_offline: 'true' }
  await run('sh', ['-ec', script], { cwd: join(folder, 'app'), env })
}

async function copyStep(words: string[], folder: string, build: Build) {
  const from = words[0]?.startsWith('--from=') ? words.shift()?.replace('--from=', '') : undefined
  const isOurs = from === undefined || from === 'site'
  if (!isOurs) await buildStage(from, build)
  const to = words.pop() ?? ''
  const isKept = (path: string) => from !== undefined || !build.isIgnored(relative(repository, path))
  for (const path of words) {
    const target = join(folder, 'app', to, to.endsWith('/') ? basename(path) : '')
    await mkdir(dirname(target), { recursive: true })
    // Nobody needs the other stage any more, and moving is quicker than copying thousands of files.
    if (!isOurs) await rename(join(build.parent, from, path), target)
    else await copyTree(join(repository, path.replace(/^\/app\//, '')), target, isKept)
  }
}

const copyTree = (source: string, target: string, filter: (path: string) => boolean = () => true) =>
  cp(source, target, { recursive: true, verbatimSymlinks: true, filter })

const hereIn = (folder: string) => (text: string) =>
  text.replaceAll(/(?<=^|[\s=])\/(?=(app|data|tmp|usr)\b)/g, `${folder}/`)
