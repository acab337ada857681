import { type PictureFile, picturePath } from '@northword/contract/pictures/picture-files'

interface PictureProps {
  /** Widths, the smallest first. */
  files: readonly PictureFile[]
  /** Empty: decorative. */
  alternative: string
  /** Width on screen, as `sizes` of an image. */
  sizes: string
  className: string | undefined
  /** `lazy`: when it is nearly in view. */
  loading?: 'lazy' | undefined
}

/** A picture of the studio, at the width that the screen needs. */
export function Picture({ files, alternative, sizes, className, loading }: PictureProps) {
  const largest = files.at(-1)
  if (!largest) return null
  const sources = files.map(({ name, width }) => `${picturePath(name)} ${width}w`).join(', ')
  return (
    <img
      // Before the address, which some browsers load as soon as it is set.
      loading={loading}
      src={picturePath(largest.name)}
      srcSet={sources}
      sizes={sizes}
      width={largest.width}
      height={largest.height}
      alt={alternative}
      decoding="async"
      className={className}
    />
  )
}
