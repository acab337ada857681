import { execFile, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { childEnd } from '@northword/rig/child-process'
import { installed } from '@northword/rig/installed'
import { until } from '@northword/rig/until'

const run = promisify(execFile)
const commands = fileURLToPath(new URL('machine', import.meta.url))
const repository = fileURLToPath(new URL('../../../..', import.meta.url))
const env = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LANG: 'C.UTF-8',
}

/** A machine without Northword: own files, processes and network by Linux namespaces. All changes end with it. */
export interface OperatorMachine {
  /**
   * Runs a script as root and resolves to its output.
   * @throws {Error} with the output, if a command fails
   */
  type: (script: string) => Promise<string>
  end: () => Promise<void>
}

const needed = [
  'unshare',
  'nsenter',
  'ip',
  'runuser',
  'pg_createcluster',
  'pgbackrest',
  'caddy',
  'nginx',
  'openssl',
  'promtool',
  'git',
]

/** Missing programs or rights; empty if it can run. */
export function missingForMachine(): string[] {
  const programs = needed.filter((program) => !installed(program)[0])
  if (programs.length > 0) return programs
  return mayHaveAnother() ? [] : ['the rights of root to mount and to have another network']
}

/** In many containers not even root can. */
function mayHaveAnother(): boolean {
  const mounts = [
    'mount -t tmpfs tmpfs /mnt',
    'mkdir /mnt/upper /mnt/work',
    'mount -t overlay overlay -o lowerdir=/opt,upperdir=/mnt/upper,workdir=/mnt/work /opt',
  ]
  return (
    spawnSync('unshare', ['--mount', '--pid', '--net', '--fork', 'sh', '-ec', mounts.join('\n')]).status === 0
  )
}

/** Set up by `machine/prepare.sh`. */
export async function startMachine(): Promise<OperatorMachine> {
  const scratch = await mkdtemp(join(tmpdir(), 'northword-machine-'))
  const own = ['--mount', '--pid', '--net', '--uts', '--fork', '--mount-proc', '--kill-child']
  // PID 1 has to reap all orphans, which a shell does.
  const holder = spawn('unshare', [...own, 'bash', '--norc', '-c', 'sleep infinity & wait'], {
    env,
    stdio: 'ignore',
  })
  const first = await until('the first process', () => firstChild(holder.pid ?? 0))
  const enter = ['--target', first, '--mount', '--pid', '--net', '--uts']
  const type = async (script: string) => {
    const shell = ['bash', '--norc', '-euo', 'pipefail', '-c', `exec 2>&1\n${script}`]
    const typed = run('nsenter', [...enter, ...shell], { env, cwd: '/', timeout: 90_000 })
    const { stdout } = await typed.catch((error: { stdout: string }) => {
      throw new Error(`This failed:\n${script}\n\nIt printed:\n${error.stdout}`)
    })
    return stdout
  }
  const end = async () => {
    holder.kill('SIGKILL')
    await childEnd(holder)
    await rm(scratch, { recursive: true })
  }
  try {
    await type(`bash ${commands}/prepare.sh ${commands} ${repository} ${scratch}`)
    // Listens until the machine ends.
    await type(
      `setsid ${process.execPath} ${commands}/mail-server.ts > /run/played/mail.log 2>&1 < /dev/null &`,
    )
    return { type, end }
  } catch (error) {
    await end()
    throw error
  }
}

async function firstChild(pid: number): Promise<string | undefined> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return children.trim().split(' ')[0] || undefined
}
