import { deskWebhooks } from '@northword/content/desk-webhooks'
import type { DeliveryView } from '@northword/contract/webhooks'

const words = deskWebhooks.deliveries

/** What a receiver answered to the latest try, or why it did not. */
export function answerOf({ answer, problem, durationMs }: DeliveryView): string {
  if (problem) return words.problems[problem]
  if (answer === null) return words.noAnswer
  return answer >= 300 && answer < 400 ? words.redirected(answer) : words.answered(answer, durationMs ?? 0)
}
