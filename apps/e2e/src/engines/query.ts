/** Which element is meant, as a person would say it. What is given has to fit, and the element has to be visible. */
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
  /** The words on it that can be seen, or what was typed into it. */
  words: () => Promise<string>
  hasFocus: () => Promise<boolean>
}
