import { VisuallyHidden } from '@mantine/core'
import { textReading } from '@northword/content/texts/text-reading'
import { Link } from 'react-router-dom'
import { type TextView, textViewAt } from '../address/text-view.ts'
import styles from './text-versions.module.css'

const words = textReading.versions

interface TextVersionsProps {
  view: TextView
  /** All versions but the one shown. */
  others: readonly number[]
}

/** Links to the other versions, and to comparisons with the earlier ones. */
export function TextVersions({ view: { piece, version, from }, others }: TextVersionsProps) {
  if (others.length === 0) return null
  const all = [version, ...others].sort((one, other) => other - one)
  const read = all.map((number) => ({ number, to: { piece, version: number } }))
  const compare = all
    .filter((number) => number < version)
    .map((number) => ({ number, to: { piece, version, from: number } }))
  return (
    <nav aria-label={words.label} className={styles.versions}>
      <Ways label={words.read} ways={read} current={from ? undefined : version} />
      {compare.length > 0 && <Ways label={words.compare} ways={compare} current={from} />}
    </nav>
  )
}

interface WaysProps {
  label: string
  ways: { number: number; to: TextView }[]
  /** The version on screen, if it is one of these. */
  current: number | undefined
}

const Ways = ({ label, ways, current }: WaysProps) => (
  <div className={styles.ways}>
    <span aria-hidden="true">{label}</span>
    <ul role="list">
      {ways.map(({ number, to }) => (
        <li key={number}>
          <Link to={textViewAt(to)} aria-current={number === current ? 'page' : undefined}>
            <VisuallyHidden>{label}</VisuallyHidden> {words.version(number)}
          </Link>
        </li>
      ))}
    </ul>
  </div>
)
