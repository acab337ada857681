/** The size of a window's content, in CSS pixels. */
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

/** A window as every engine can control it; everything else is built on this. */
export interface EngineWindow {
  /** Resolves when the page has loaded. */
  goTo: (url: string) => Promise<void>
  /** Evaluates an expression in the page and resolves to its value. */
  run: (script: string) => Promise<unknown>
  /** The first visible element that fits, if it is there now. */
  find: (query: Query) => Promise<FoundElement | undefined>
  /** A picture (PNG) of what the window shows. */
  picture: () => Promise<Uint8Array>
  /** The errors so far: all of them in Chromium and Firefox, in WebKit those that a script can observe. */
  problems: () => Promise<string[]>
  close: () => Promise<void>
}

/** Describes an element as a person would. All given parts have to match, and the element has to be visible. */
export interface Query {
  /** Only inside of the element that this one finds. */
  within?: Query
  role?: string
  /** The accessible name, whole. */
  name?: string
  /** The label of a field, without the mark that it is required. */
  label?: string
}

/** An element of a page as a person uses it, with the mouse and the keyboard of the browser. */
export interface FoundElement {
  click: () => Promise<void>
  /** Replaces what the field holds. */
  type: (text: string) => Promise<void>
  /** Its visible words, or the text typed into it. */
  words: () => Promise<string>
  hasFocus: () => Promise<boolean>
}
