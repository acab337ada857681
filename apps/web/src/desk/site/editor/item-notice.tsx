import { deskSiteItem } from '@northword/content/desk/desk-site'
import { NoticeLine } from '../../form/notice-line.tsx'
import type { ItemState } from './item-state.ts'
import type { ItemWriting } from './item-writing.ts'

interface ItemNoticeLineProps {
  writing: ItemWriting
  notice: ItemState['notice']
}

export const ItemNoticeLine = ({ writing, notice }: ItemNoticeLineProps) => (
  <NoticeLine
    words={deskSiteItem.notice}
    notice={notice}
    onPutBack={(before) => writing.replace(before)}
    mb={notice ? 'md' : 0}
  />
)
