import { deskSiteReleases } from '@northword/content/desk/desk-site'
import { labelAt } from '@northword/content/desk/fields/label-at'
import type { SiteItemRef } from '@northword/contract/desk/site'
import { pictureName, picturePath } from '@northword/contract/pictures/picture-files'
import { Redline } from '../../../site/marks/redline.tsx'
import { compareTyped } from '../../../texts/changes/compare-typed.ts'
import { type Difference, picturesWhole } from './differences.ts'
import { readable } from '../fields/field-words.ts'
import styles from './red-pen.module.css'

const words = deskSiteReleases.review

interface RedPenProps {
  item: SiteItemRef
  /** Of the item after the change, for the names of its fields. */
  fields: unknown
  differences: readonly Difference[]
}

/** Fields before and after, in red pen. */
export const RedPen = ({ item, fields, differences }: RedPenProps) => (
  <dl className={styles.differences} aria-label={words.fields}>
    {picturesWhole(differences).map(({ field, ...texts }) => (
      <div key={field}>
        <dt>{labelAt(item.kind, item.key, fields, field)}</dt>
        <dd>
          {isOfPicture(texts) ? (
            <TwoPictures {...texts} />
          ) : (
            <Redline segments={segmentsOf(item, field, texts)} />
          )}
        </dd>
      </div>
    ))}
  </dl>
)

type Texts = Omit<Difference, 'field'>

/** A picture before and after, by the names of their files. */
const TwoPictures = ({ before, after }: Texts) => (
  <div className={styles.pictures}>
    {before && <img src={picturePath(before)} alt={words.pictureBefore} />}
    {after && <img src={picturePath(after)} alt={words.pictureAfter} />}
  </div>
)

const isOfPicture = ({ before, after }: Texts) => pictureName.test(before ?? after ?? '')

/** Short values, such as prices, are struck out whole. */
function segmentsOf(item: SiteItemRef, field: string, { before, after }: Texts) {
  const [was, is] = [shown(item, field, before), shown(item, field, after)]
  if (was.includes(' ') && is.includes(' ')) return compareTyped(was, is)
  return [
    { kind: 'del' as const, text: was },
    { kind: 'ins' as const, text: is },
  ].filter(({ text }) => text !== '')
}

const shown = (item: SiteItemRef, field: string, text: string | null) =>
  text === null || text === 'null' ? '' : text === '' ? words.emptyText : readable(item, field, text)
