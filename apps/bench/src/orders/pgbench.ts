import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installed, postgresBinaries } from '@northword/rig/installed'
import { outputOf } from '../processes/program.ts'
import { type OrderStatements, pgbenchScript } from './statements.ts'

/** First order number of the next run, so that no key repeats. */
let firstOrder = 10_000_000

/** Returns a function that runs the transaction by pgbench and resolves to its rate; undefined without pgbench. */
export async function preparePgbench(url: string, folder: string, order: OrderStatements) {
  const binaries = postgresBinaries()
  const program = installed('pgbench', binaries ? [binaries] : [])[0]
  if (!program) return undefined
  const script = join(folder, 'order.sql')
  await writeFile(script, pgbenchScript(order))
  return async (seconds: number, clients: number): Promise<number> => {
    firstOrder += 1_000_000
    const load = [`--client=${clients}`, '--jobs=2', `--time=${seconds}`, `--define=n=${firstOrder}`]
    const output = await outputOf(program, [...load, '--no-vacuum', `--file=${script}`, url])
    return Number(/^tps = ([\d.]+)/m.exec(output)?.[1])
  }
}
