import type { FoundElement, Query } from './query.ts'

/** The engines that have a leg of the tests of their own. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** A browser that could be started here. */
export interface FoundEngine {
  name: EngineName
  /** What is started: the browser, or for WebKit the program that drives it. */
  path: string
  /** As the browser says it, e.g. "153.7.0". */
  version: string
}

/** The size of what a page is shown in, in CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** A started browser. */
export interface Engine {
  /** Opens a window with storage of its own. */
  open: (size: Size) => Promise<EngineWindow>
  close: () => Promise<void>
}

/** What every engine can do with a window; all else is made of this. */
export interface EngineWindow {
  /** Resolves when the page has loaded. */
  goTo: (url: string) => Promise<void>
  /** Runs a script in the page, an expression, and resolves to its value. */
  run: (script: string) => Promise<unknown>
  /** The first visible element that fits, if it is there now. */
  find: (query: Query) => Promise<FoundElement | undefined>
  /** A picture (PNG) of what the window shows. */
  picture: () => Promise<Uint8Array>
  /** The errors that the engine has told of so far: all of Chromium and Firefox, in WebKit those that a script can hear. */
  problems: () => Promise<string[]>
  close: () => Promise<void>
}
