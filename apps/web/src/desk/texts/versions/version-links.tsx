import { textReading } from '@northword/content/texts/text-reading'
import type { VersionInput } from '@northword/contract/texts/texts'
import { Link } from 'react-router-dom'
import styles from '../page/texts.module.css'

const words = textReading.versions

interface VersionLinksProps {
  place: VersionInput
  /** The latest first. */
  others: readonly number[]
  from: number | null
}

/** Links to the other versions, and to comparisons with the earlier ones. */
export function VersionLinks({ place: { number, piece, version }, others, from }: VersionLinksProps) {
  if (others.length === 0) return null
  const here = `/orders/${number}/texts/${piece}/versions`
  const earlier = others.filter((other) => other < version)
  return (
    <nav aria-label={words.label} className={styles.links}>
      <p>
        {words.read}{' '}
        {[version, ...others]
          .sort((one, other) => one - other)
          .map((one) => (
            <Link
              key={one}
              to={`${here}/${one}`}
              aria-current={one === version && from === null ? 'page' : undefined}
            >
              {words.version(one)}
            </Link>
          ))}
      </p>
      {earlier.length > 0 && (
        <p>
          {words.compare}{' '}
          {earlier.map((one) => (
            <Link
              key={one}
              to={`${here}/${version}?from=${one}`}
              aria-current={one === from ? 'page' : undefined}
            >
              {words.version(one)}
            </Link>
          ))}
        </p>
      )}
    </nav>
  )
}
