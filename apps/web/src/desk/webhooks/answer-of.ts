import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import type { DeliveryView } from '@northword/contract/desk/webhooks'

const words = deskWebhooks.deliveries

/** The receiver's answer to the latest attempt, or the reason why there is none. */
export function answerOf({ answer, problem, durationMs }: DeliveryView): string {
  if (problem) return words.problems[problem]
  if (answer === null) return words.noAnswer
  return answer >= 300 && answer < 400 ? words.redirected(answer) : words.answered(answer, durationMs ?? 0)
}
