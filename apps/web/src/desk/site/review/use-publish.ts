import type { PublishInput } from '@northword/contract/desk/site-releases'
import { deskClient } from '../../api/desk-client.ts'
import { useSiteStep } from '../calls/site-queries.ts'

interface Publishing extends PublishInput {
  /** ISO 8601; null: now. */
  goesLiveAt: string | null
}

/** Publishes now, or schedules. A release of the ways to be paid asks for a fresh proof. */
export const usePublish = () =>
  useSiteStep(({ goesLiveAt, ...input }: Publishing) =>
    goesLiveAt === null
      ? deskClient.site.publish.mutate(input)
      : deskClient.site.schedule.mutate({ ...input, goesLiveAt }),
  )
