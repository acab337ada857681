import type { Feature } from '../../feature.ts'
import { tidyPictures } from './pictures/keep-pictures.ts'
import { Picture } from './pictures/picture.entity.ts'
import { Item, ItemDraft, Revision } from './items/item.entity.ts'
import { LiveRelease, Manifest, Redirect, Release, ReleaseChange, SiteEvent } from './items/release.entity.ts'

/** Items of the site, drafts and releases. No data of clients, so nothing to export or erase. */
export const content: Feature = {
  entities: [
    Item,
    Revision,
    ItemDraft,
    Release,
    ReleaseChange,
    Manifest,
    LiveRelease,
    Redirect,
    SiteEvent,
    Picture,
  ],
  tidy: { pictures: ({ em }, now) => tidyPictures(em, now) },
}
