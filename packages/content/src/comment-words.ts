/** What is said while somebody comments on a text, whichever side they are on. */
export interface CommentWords {
  tools: { hint: string; whole: string; paragraphs: string }
  passage: { button: string; tooLong: string }
  /** On the button below each part of a text, and the words with which that begins. */
  part: Record<'paragraph' | 'heading' | 'list' | 'table' | 'quote', string> & {
    named: (button: string, begins: string) => string
  }
  form: {
    onPassage: string
    onWhole: string
    change: (number: number) => string
    label: string
    hint: string
    button: string
    pending: string
    cancel: string
    restored: string
    required: string
    unreachable: string
  }
  kept: (number: number) => string
  waiting: (count: number) => string
  toPanel: string
}
