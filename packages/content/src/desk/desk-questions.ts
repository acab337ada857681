import type { CommentWords } from '../texts/comment-words.ts'

const questions = (count: number) => (count === 1 ? 'one question' : `${count} questions`)

export const deskQuestions = {
  tools: {
    hint: 'Something to ask? Mark the words in the text, and a button appears.',
    whole: 'Ask About the Whole Text',
    paragraphs: 'Ask by Paragraph',
  },
  passage: {
    button: 'Ask About This Passage',
    tooLong: 'Mark at most 2,000 characters, or ask about the whole text.',
  },
  part: {
    paragraph: 'Ask About This Paragraph',
    heading: 'Ask About This Heading',
    list: 'Ask About This List',
    table: 'Ask About This Table',
    quote: 'Ask About This Quotation',
    named: (button: string, begins: string) => `${button}: ${begins}`,
  },
  form: {
    onPassage: 'Ask about these words',
    onWhole: 'Ask about the whole text',
    change: (number: number) => `Change question ${number}`,
    label: 'Your question',
    hint: 'The client reads it once you send it.',
    button: 'Keep the Question',
    pending: 'Keeping...',
    cancel: 'Cancel',
    restored: 'What you typed before is back.',
    first: 'Keep or cancel this question first.',
    required: 'Write what you want to know',
    unreachable:
      'The server could not be reached, so the question may not have arrived. What you typed stays here: press the button again, and it is kept once.',
  },
  kept: (number: number) => `Question ${number} is kept. The client sees it when you send it.`,
  waiting: (count: number) => `${count === 1 ? 'One question' : `${count} questions`} not sent yet`,
  toPanel: 'To the questions',
  list: {
    heading: 'Questions to the client',
    asks: (by: string) => `${by} asks`,
    ofVersion: (version: number) => `on version ${version}`,
    states: { draft: 'Not sent yet', held: 'Leaves soon', open: 'Open', settled: 'Settled' },
    edit: 'Edit',
    remove: 'Remove',
    settle: 'Settle',
    named: (button: string, number: number) => `${button} question ${number}`,
    answered: (words: string) => `The client: ${words}`,
    settled: 'Settled without an answer',
    unreachable: 'The server could not be reached. Try it again.',
  },
  send: {
    button: (count: number) => (count === 1 ? 'Send the Question' : `Send ${count} Questions`),
    pending: 'Sending...',
    hint: 'One email tells the client of all. Until it leaves you can cancel it.',
    sent: (count: number) => `On the way: ${questions(count)}.`,
    unreachable:
      'The server could not be reached, so the questions may not have left. Press the button again: they are sent once.',
  },
} satisfies CommentWords & Record<string, unknown>
