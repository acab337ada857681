import { formatCents } from '@northword/contract/orders/decimal-price'
import { stringify } from 'csv-stringify/sync'

/** A bigint is money in cents, written with two decimals so that spreadsheets can add it up. */
type Cell = string | number | bigint | null

export type TableRow<Column extends string> = Record<Column, Cell>

/**
 * CSV (RFC 4180) for spreadsheets: UTF-8 with a byte order mark. Texts that would run as formulas get an apostrophe;
 * numbers stay numbers, also negative ones.
 * @param columns headings in order
 */
export async function* csvOf<Column extends string>(
  columns: Readonly<Record<Column, string>>,
  batches: AsyncIterable<TableRow<Column>[]>,
): AsyncGenerator<string> {
  const options = {
    columns: Object.entries<string>(columns).map(([key, header]) => ({ key, header })),
    record_delimiter: 'windows',
    // With a delimiter given, the library's default no longer quotes other line ends.
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { bigint: (cents: bigint) => formatCents(Number(cents)) },
  } as const
  yield stringify([], { ...options, header: true, bom: true })
  for await (const rows of batches) yield stringify(rows, options)
}
