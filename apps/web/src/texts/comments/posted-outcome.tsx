import { usePosted } from '../../site/served/page-state.tsx'
import { Outcome } from '../../components/outcome.tsx'

interface PostedOutcomeProps {
  form: string
  /** Message after success. */
  sent: string
}

/** Outcome of a form that was posted without scripts. */
export const PostedOutcome = ({ form, sent }: PostedOutcomeProps) =>
  usePosted(form) && <Outcome form={form} served={sent} error={null} />
