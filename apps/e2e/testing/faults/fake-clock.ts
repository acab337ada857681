import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Library of Debian's package `faketime`; undefined if it is not installed. */
export const fakeClockLibrary = ['x86_64', 'aarch64']
  .map((kind) => `/usr/lib/${kind}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path))

/** A clock that a server reads if it is started with these settings. */
export interface FakeClock {
  settings: Record<string, string>
  /** Days that it is ahead of the right time; negative: behind. */
  set: (days: number) => Promise<void>
  close: () => Promise<void>
}

export async function openFakeClock(): Promise<FakeClock> {
  const folder = await mkdtemp(join(tmpdir(), 'northword-clock-'))
  const file = join(folder, 'clock')
  const set = (days: number) => writeFile(file, `${days >= 0 ? '+' : ''}${days}d`)
  await set(0)
  const settings = {
    LD_PRELOAD: fakeClockLibrary ?? '',
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  return { settings, set, close: () => rm(folder, { recursive: true, force: true }) }
}
