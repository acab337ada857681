import { deskSiteReleases } from '@northword/content/desk/desk-site'
import { pictureName, picturePath } from '@northword/contract/pictures/picture-files'
import styles from './red-pen.module.css'

const words = deskSiteReleases.review

interface TwoPicturesProps {
  /** Names of files. Null: there is none. */
  before: string | null
  after: string | null
}

/** A picture before and after. */
export const TwoPictures = ({ before, after }: TwoPicturesProps) => (
  <div className={styles.pictures}>
    {before && <img src={picturePath(before)} alt={words.pictureBefore} />}
    {after && <img src={picturePath(after)} alt={words.pictureAfter} />}
  </div>
)

export const isOfPicture = ({ before, after }: TwoPicturesProps) => pictureName.test(before ?? after ?? '')
