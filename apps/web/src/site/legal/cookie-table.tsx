import { useId } from 'react'
import styles from './cookie-table.module.css'

interface CookieTableProps {
  caption: string
  /** By column, in order. */
  headings: Record<string, string>
  rows: readonly Record<string, string>[]
}

/** Names that the site stores. Rows become entries on a narrow screen; a wide table scrolls, by keyboard too. */
export function CookieTable({ caption, headings, rows }: CookieTableProps) {
  const captionId = useId()
  const [nameColumn = '', ...columns] = Object.keys(headings)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId} className={styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {Object.entries(headings).map(([column, heading]) => (
              <th key={column} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[nameColumn]}>
              <th scope="row">{row[nameColumn]}</th>
              {columns.map((column) => (
                <td key={column}>{row[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
