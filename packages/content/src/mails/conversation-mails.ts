import { conversation } from '../orders/conversation.ts'

/** Formatted facts of a mail about a message. */
interface MessageMailFacts {
  number: string
  serviceName: string
  text: string
}

/** To the studio. Only the mail's text part has the typed text. */
export const messageNotice = ({
  number,
  serviceName,
  text,
  answerBy,
}: MessageMailFacts & { answerBy: string }) => ({
  subject: `A message about the order ${number}`,
  body: {
    heading: 'A client has written',
    paragraphs: [`Answer by ${answerBy}. The whole conversation is at the desk.`],
    facts: [
      ['Order number', number],
      ['Service', serviceName],
    ] satisfies [string, string][],
    closing: ['The message:', text],
  },
})

/** To the client. */
export const studioMessage = (
  { number, serviceName, text, by }: MessageMailFacts & { by: string },
  answerHours: string,
) => ({
  subject: `A message about your order ${number}`,
  body: {
    heading: `${by} writes about your order`,
    paragraphs: [text],
    facts: [
      ['Order number', number],
      ['Service', serviceName],
    ] satisfies [string, string][],
    closing: [`You can also reply to this email. ${conversation.form.hint(answerHours)}`],
  },
})

/** Characters of a question that name it in the message of its answer. */
const namedBy = 60

/** Message of the client that repeats their answer to a question about a text, and names the question. */
export function messageOfAnswer({ question, answer }: { question: string; answer: string }): string {
  const asked = Array.from(question.replaceAll(/\s+/g, ' '))
  const isWhole = asked.length <= namedBy
  const named = isWhole ? asked.join('') : `${asked.slice(0, namedBy).join('').trimEnd()}…`
  return `About “${named}”: ${answer}`
}
