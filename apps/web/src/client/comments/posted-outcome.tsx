import { usePosted } from '../../site/served/page-state.tsx'
import { Outcome } from '../frame/outcome.tsx'

interface PostedOutcomeProps {
  /** By this the server knows it. */
  form: string
  /** What is said where it did its work. */
  sent: string
}

/** How a form ended that was posted without scripts and led here. */
export const PostedOutcome = ({ form, sent }: PostedOutcomeProps) =>
  usePosted(form) && <Outcome form={form} served={sent} error={null} />
