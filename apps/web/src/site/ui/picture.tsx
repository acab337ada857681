import { type PictureFile, picturePath } from '@northword/contract/pictures/picture-files'

interface PictureProps {
  /** Widths, the smallest first. */
  files: readonly PictureFile[]
  /** Empty: decorative. */
  alternative: string
  /** Width on screen, as `sizes` of an image. */
  sizes: string
  className: string | undefined
  /** Loaded when it is nearly in view. */
  isLazy?: boolean
}

/** A picture of the studio, at the width that the screen needs. */
export function Picture({ files, alternative, sizes, className, isLazy = false }: PictureProps) {
  const largest = files.at(-1)
  if (!largest) return null
  const sources = files.map(({ name, width }) => `${picturePath(name)} ${width}w`).join(', ')
  return (
    <img
      // Before the address, which some browsers load as soon as it is set.
      loading={isLazy ? 'lazy' : undefined}
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
