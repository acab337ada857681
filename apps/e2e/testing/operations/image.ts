import { execFile } from 'node:child_process'
import { chmod, copyFile, cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { inheritedEnv } from '@northword/rig/env'
import { readIgnored, readStages, type Stage } from './dockerfile.ts'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))
const readText = (path: string) => readFile(join(repository, path), 'utf8')
const run = promisify(execFile)

/** The image as a folder, built by the Dockerfile's instructions without a container engine. */
export interface Image {
  folder: string
  /** Replaces paths of the image by paths of this machine. */
  here: (text: string) => string
  /** From ENV, with a PATH to the image's programs. */
  env: Record<string, string>
  /** Arguments of the last instruction of this name. */
  last: (name: string) => string
  remove: () => Promise<void>
}

const isRoot = process.getuid?.() === 0

/** User of the image: `nobody` if the tests run as root. Only the data are writable. */
export const imageUser = isRoot ? { uid: 65_534, gid: 65_534 } : {}

/** Follows the Dockerfile, but takes the site that is built already. */
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

/** Builds a stage and its bases. Returns its folder. */
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

/** As the build's shell does. `node` is a user of the base image. */
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
    // Moved, because no other stage needs it and copying thousands of files is slower.
    if (!isOurs) await rename(join(build.parent, from, path), target)
    else await copyTree(join(repository, path.replace(/^\/app\//, '')), target, isKept)
  }
}

const copyTree = (source: string, target: string, filter: (path: string) => boolean = () => true) =>
  cp(source, target, { recursive: true, verbatimSymlinks: true, filter })

const hereIn = (folder: string) => (text: string) =>
  text.replaceAll(/(?<=^|[\s=])\/(?=(app|data|tmp|usr)\b)/g, `${folder}/`)
