import type { StaffListing } from '@northword/contract/staff-view'

/** A question about one member, which ends with a sentence or is closed. */
export interface StepProps {
  member: StaffListing
  opened: boolean
  onClose: () => void
  onDone: (sentence: string) => void
}
