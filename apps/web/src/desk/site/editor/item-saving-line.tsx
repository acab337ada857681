import { deskSiteItem } from '@northword/content/desk/desk-site'
import { formatShortMoment } from '../../../site/ui/date-format.ts'
import { SavingLine } from '../../form/saving-line.tsx'
import { isUnsettled, type ItemState } from './item-state.ts'

const words = deskSiteItem.saving

export function ItemSavingLine({ state }: { state: ItemState }) {
  const { draft, live } = state.item
  const saved = draft ? words.saved(formatShortMoment(draft.changedAt)) : live !== null && words.live
  return (
    <SavingLine words={words} state={state} isWaiting={isUnsettled(state)} saved={state.isSaved && saved}>
      <span>{words.notYet}</span>
    </SavingLine>
  )
}
