import { Group } from '@mantine/core'
import { deskSiteItem } from '@northword/content/desk/desk-site'
import { titleOf } from '@northword/content/desk/fields/title-of'
import { ownKinds } from '@northword/contract/content/content-items'
import type { SavedSiteItem, SiteItem } from '@northword/contract/desk/site'
import { useNavigate } from 'react-router-dom'
import { deskClient } from '../../api/desk-client.ts'
import { ConfirmButton } from '../../frame/confirm.tsx'
import { useSiteStep } from '../calls/site-queries.ts'
import { isUnsettled, onlyReleaseOf } from './item-state.ts'
import type { ItemWriting } from './item-writing.ts'
import { RenameItem } from './rename-item.tsx'

const { acts: words, removed } = deskSiteItem

interface ItemActsProps {
  item: SiteItem
  writing: ItemWriting
}

/** Discards the draft, removes or renames the item. What was typed is saved first. */
export function ItemActs({ item, writing }: ItemActsProps) {
  const isOwn = ownKinds.some((kind) => kind === item.kind)
  const isRemoved = item.state === 'removed'
  return (
    <Group gap="xs" role="group" aria-label={words.label}>
      {item.draft && (
        <ItemStep
          writing={writing}
          words={
            isRemoved
              ? {
                  ...words.discard,
                  open: removed.keep,
                  button: removed.keep,
                  title: removed.keep,
                  text: removed.text,
                }
              : { ...words.discard, text: item.live ? words.discard.text : words.discard.textNew }
          }
          step={(version) => deskClient.site.discardDraft.mutate({ kind: item.kind, key: item.key, version })}
        />
      )}
      {isOwn && !isRemoved && onlyReleaseOf(item) === null && <RenameItem item={item} writing={writing} />}
      {isOwn && !isRemoved && item.live && (
        <ItemStep
          writing={writing}
          words={{
            ...words.remove,
            title: words.remove.title(titleOf(item)),
            text: removalText(item),
          }}
          step={(version) =>
            deskClient.site.saveDraft.mutate({ kind: item.kind, key: item.key, version, fields: null })
          }
        />
      )}
    </Group>
  )
}

function removalText({ kind, archived, draft }: SiteItem): string {
  const text = draft ? words.remove.textDraft : words.remove.text
  return kind === 'services' && !archived ? `${text} ${words.remove.orArchive}` : text
}

interface ItemStepProps extends Pick<ItemActsProps, 'writing'> {
  words: { open: string; title: string; text: string; button: string; pending: string }
  step: (version: number) => Promise<SavedSiteItem>
}

function ItemStep({ writing, words: said, step }: ItemStepProps) {
  const navigate = useNavigate()
  const action = useSiteStep(async (close: () => void) => {
    const version = await versionOf(writing)
    const saved = version === null ? null : await step(version)
    if (saved && !saved.isSaved) writing.look(saved.item)
    if (!saved?.isSaved) return false
    writing.takeOver(saved.item)
    close()
    // A draft that was never published is gone.
    if (!saved.item.live && !saved.item.draft) await navigate('/site')
    return true
  })
  const refusal = action.data === false && words.rename.changed
  return <ConfirmButton words={said} action={{ ...action, refusal }} />
}

/** The version to act on, saved if it can be. Null while the member has to choose between two texts. */
async function versionOf(writing: ItemWriting): Promise<number | null> {
  await writing.flush().catch(() => {})
  const state = writing.snapshot()
  return isUnsettled(state) ? null : state.item.version
}
