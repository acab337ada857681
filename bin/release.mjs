import { needNode } from './node-version.mjs'
import { execFileSync, spawnSync } from 'node:child_process'
import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readArguments } from './arguments.mjs'
import { install } from './install.mjs'
import { end, run } from './run.mjs'

const usage = `npm run release -- <version> [--dry-run] [--untried] [--notes <file>]

Moves what CHANGELOG.md has under "Unreleased" to a section of this version and day, by kind (Added, Changed, Deprecated,
Removed, Fixed, Security), sets the version of every package and commits. Installs, builds and starts that commit in a clone, unless --untried, and writes its bill of materials and,
where Docker is installed, its image into dist/release. Then tags, and prints the notes. Nothing is pushed. With --dry-run
it prints the notes and changes nothing.`

// For globSync of node:fs.
needNode(24)
const { values, positionals } = readArguments(
  usage,
  { 'dry-run': { type: 'boolean' }, untried: { type: 'boolean' }, notes: { type: 'string' } },
  ({ length }) => (length === 1 ? '' : 'Say one version.'),
)
const [version] = positionals
process.chdir(git('rev-parse', '--show-toplevel'))
await install()
const { default: semver } = await import('semver')

const kinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']
const kindsAre = `Each entry stands under one of these: ${kinds.map((kind) => `### ${kind}`).join(', ')}.`
const manifest = readJson('package.json')
const workspaces = fs.globSync(manifest.workspaces)
const manifests = ['.', ...workspaces].map((folder) => `${folder}/package.json`)
checkVersion()
checkTree()
const { notes, changelog } = closeSection(readFileSync('CHANGELOG.md', 'utf8'))
if (!values['dry-run']) await release()
if (values.notes) writeFileSync(values.notes, `${notes}\n`)
else console.log(notes)

function checkVersion() {
  if (semver.valid(version) !== version) end(`“${version}” is not a version like 1.2.3 or 1.2.3-rc.1.`)
  const released = git('tag', '--list', 'v*').split('\n').filter(semver.valid)
  const [newest] = semver.rsort(released)
  if (newest && !semver.gt(version, newest)) end(`${version} is not newer than ${newest}, which is released.`)
  if (semver.lt(version, manifest.version))
    end(`${version} is older than ${manifest.version} of package.json.`)
}

function checkTree() {
  const branch = git('branch', '--show-current')
  if (branch !== 'main') end(`A release is made on main; this is ${branch || 'no branch'}.`)
  if (git('status', '--porcelain') !== '')
    end('There are changes that are not committed; git status lists them.')
}

/** Notes of the open section by kind, and the changelog with them under this version. */
function closeSection(text) {
  const [before, section, after] = text.split(/^## Unreleased\n(.*?)(?=^## |$(?![^]))/ms)
  const content = section?.trim()
  if (!content) end('CHANGELOG.md has nothing under “## Unreleased”, so there is nothing to release.')
  const gathered = byKind(content)
  const day = new Date().toISOString().slice(0, 10)
  const closed = `## Unreleased\n\n## ${version} (${day})\n\n${gathered}\n`
  return { notes: gathered, changelog: [before, closed, after && `\n${after}`].join('') }
}

/** Gathers the entries of each kind, in the order of https://keepachangelog.com. */
function byKind(content) {
  const entries = new Map(kinds.map((kind) => [kind, []]))
  const [loose, ...parts] = content.split(/^### /m)
  if (loose.trim())
    end(`CHANGELOG.md has entries without a kind. ${kindsAre} The first is: ${firstLine(loose)}`)
  for (const part of parts) {
    const [kind, ...lines] = part.split('\n')
    const ofKind = entries.get(kind.trim())
    if (!ofKind) end(`CHANGELOG.md has a kind “${kind.trim()}”. ${kindsAre}`)
    ofKind.push(lines.join('\n').trim())
  }
  const used = [...entries].filter(([, texts]) => texts.some(Boolean))
  if (used.length === 0)
    end('CHANGELOG.md has no entry under “## Unreleased”, so there is nothing to release.')
  return used.map(([kind, texts]) => `### ${kind}\n\n${texts.filter(Boolean).join('\n')}`).join('\n\n')
}

function firstLine(text) {
  return text.trim().split('\n')[0]
}

/** Commits, tries and tags the release. If a step fails or a signal ends it, everything is as it was. */
async function release() {
  const before = git('rev-parse', 'HEAD')
  let isStopped = false
  // Without a listener a signal ends this process at once, with the commit made and the clone there.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (isStopped = true))
  const act = async (cwd, program, ...args) => {
    const options = { cwd, env: process.env, onLine: (line) => console.error(line) }
    const code = await run([program, ...args], options)
    if (code !== 0 || isStopped) throw new Error(`${program} ${args[0]} was stopped or failed (${code}).`)
  }
  try {
    writeFileSync('CHANGELOG.md', changelog)
    setVersions()
    tryGit('commit', '--quiet', '--all', `--message=Release ${version}`)
    if (!values.untried) await makeFromClone(act)
    const message = `--message=Northword ${version}\n\n${notes}\n`
    tryGit('tag', '--annotate', '--cleanup=verbatim', message, `v${version}`)
  } catch (error) {
    console.error(error.message)
    takeBack(before)
  }
  console.error(`Tagged v${version}. Publish it with: git push --atomic origin main v${version}`)
}

/** Ends with the commit before, unless somebody else has committed since. */
function takeBack(before) {
  const isBefore = git('rev-parse', 'HEAD') === before
  if (!isBefore && git('log', '-1', '--format=%P %s') !== `${before} Release ${version}`)
    end(
      `The release failed; the reason stands above. Take “Release ${version}” back: others have committed since.`,
    )
  try {
    // Other files that have been edited meanwhile stay as they are.
    if (isBefore) restoreWritten()
    else tryGit('reset', '--quiet', '--keep', before)
  } catch {
    end('The release failed; the reason stands above. Take it back: its files were edited since.')
  }
  end('The release failed; the reason stands above. Nothing is committed or tagged.')
}

function restoreWritten() {
  const written = ['CHANGELOG.md', 'package-lock.json', ...manifests]
  const changed = tryGit('diff', '--name-only', 'HEAD', '--', ...written)
  if (changed) tryGit('restore', '--staged', '--worktree', '--', ...changed.split('\n'))
}

/** Tries the commit as somebody who has just cloned it, and makes what is published with the tag. */
async function makeFromClone(act) {
  const clone = mkdtempSync(join(tmpdir(), 'northword-release-'))
  const made = resolve('dist', 'release')
  try {
    await act('.', 'git', 'clone', '--quiet', '.', clone)
    mkdirSync(made, { recursive: true })
    await act(clone, 'npm', 'ci', '--include=dev', '--include=optional')
    await act(clone, join(clone, 'node_modules', '.bin', 'node'), join('.ci', 'fresh-start.mjs'))
    const materials = join(made, `northword-${version}.cdx.json`)
    await act(clone, 'npm', 'run', 'sbom', '--', '--output-file', materials)
    if (hasDocker()) await makeImage((...args) => act(clone, ...args), join(made, `northword-${version}.tar`))
    else console.error('There is no Docker here, so no image was made.')
  } finally {
    // Stopped programs may still write for a moment.
    rmSync(clone, { recursive: true, force: true, maxRetries: 10 })
  }
}

function hasDocker() {
  return spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0
}

async function makeImage(act, file) {
  await act('docker', 'build', '--tag', `northword:${version}`, '.')
  await act('docker', 'save', '--output', file, `northword:${version}`)
}

function setVersions() {
  for (const path of manifests) changeJson(path, (own) => Object.assign(own, { version }))
  changeJson('package-lock.json', (lock) => {
    lock.version = version
    for (const folder of ['', ...workspaces]) lock.packages[folder].version = version
  })
}

function changeJson(path, change) {
  const content = readJson(path)
  change(content)
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`)
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Output of git, which has printed its own error if it fails. Ends with a sentence then. */
function git(...args) {
  try {
    return tryGit(...args)
  } catch (error) {
    return end(error.message)
  }
}

/** The same, and throws the sentence. */
function tryGit(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()
  } catch {
    throw new Error(`git ${args[0]} failed; the reason stands above.`)
  }
}
