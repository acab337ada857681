/** Words of commenting, for client and studio. */
export interface CommentWords {
  tools: { hint: string; whole: string; paragraphs: string }
  passage: { button: string; tooLong: string }
  /** Button below each part of a text; `named` adds the part's first words. */
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
    /** The reader began another one. */
    first: string
    required: string
    unreachable: string
  }
  kept: (number: number) => string
  waiting: (count: number) => string
  toPanel: string
}
