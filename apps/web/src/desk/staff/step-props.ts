import type { StaffListing } from '@northword/contract/people/staff-view'

/** `onDone` gets the sentence for the notice. */
export interface StepProps {
  member: StaffListing
  opened: boolean
  onClose: () => void
  onDone: (sentence: string) => void
}
