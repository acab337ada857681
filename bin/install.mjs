import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './alone.mjs'
import { end, hostEnv, ownNode, root, step } from './run.mjs'

/** Installs the lockfile's packages if they are missing, outdated or incomplete. Exits with a sentence on failure. */
export async function install() {
  if (isInstalled() && ownNodeRuns()) return
  await alone(installNow)
}

/** Another process may have installed them meanwhile. */
async function installNow() {
  if (isInstalled() && ownNodeRuns()) return
  await step('Installing packages', ['npm', 'ci', '--include=dev', '--include=optional'], {
    // The repository's own node is being replaced, so the caller's has to run this.
    env: hostEnv(),
    failure:
      'Installing the packages failed; the reason stands above. The first start needs a connection to the npm registry.',
  })
  if (!ownNodeRuns()) {
    end(
      `The packages are installed, but ${ownNode} does not run. Allow install scripts ` +
        '(npm config set ignore-scripts false) and start again; on musl systems use the Dockerfile.',
    )
  }
}

/** npm writes its copy of the lockfile last: after an interrupted installation it is missing or old. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf(join('node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, entry]) => path === '' || isSame(entry, present[path]))
}

function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(join(root, lockfile), 'utf8')).packages
  } catch {
    return undefined
  }
}

function isSame(wanted, present) {
  // The lockfile also lists binaries for other platforms.
  if (!present) return Boolean(wanted.optional)
  return wanted.version === present.version && wanted.integrity === present.integrity
}

function ownNodeRuns() {
  return spawnSync(ownNode, ['--version'], { stdio: 'ignore' }).status === 0
}
