/** CSS pixels of a window's content. */
export interface Size {
  width: number
  height: number
}

export interface Engine {
  /** With storage of its own. */
  open: (size: Size) => Promise<EngineWindow>
  close: () => Promise<void>
}

/** The window operations that every engine has; the rest is built on these. */
export interface EngineWindow {
  /** Resolves after load. */
  goTo: (url: string) => Promise<void>
  /** Evaluates an expression in the page. */
  run: (script: string) => Promise<unknown>
  /** The first visible match, if any now. */
  find: (query: Query) => Promise<FoundElement | undefined>
  /** PNG screenshot. */
  picture: () => Promise<Uint8Array>
  /** Errors so far: all in Chromium and Firefox, in WebKit those that a script can observe. */
  problems: () => Promise<string[]>
  close: () => Promise<void>
}

/** All given properties must match, and the element must be visible. */
export interface Query {
  within?: Query
  role?: string
  /** Exact accessible name. */
  name?: string
  /** Label of a field, without its required mark. */
  label?: string
}

/** An element used by the browser's real mouse and keyboard. */
export interface FoundElement {
  click: () => Promise<void>
  /** Replaces the field's text. */
  type: (text: string) => Promise<void>
  /** Visible text, or the field's value. */
  words: () => Promise<string>
  hasFocus: () => Promise<boolean>
}
