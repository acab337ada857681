import type { CapturedOrder } from './capture-order.ts'
import { startProgram } from '../processes/program.ts'

export interface BareSettings extends CapturedOrder {
  url: string
}

/** Starts the bare server as a process; `url` accepts orders. */
export async function startBare(databaseUrl: string, order: CapturedOrder) {
  const settings: BareSettings = { ...order, url: databaseUrl }
  const { answer, end } = await startProgram(new URL('bare-server.ts', import.meta.url), settings)
  return { url: `${String(answer)}/orders`, end }
}
