import { formatCents } from '@northword/contract/decimal-price'
import { stringify } from 'csv-stringify/sync'

/** What a cell holds. An amount of money is a bigint, in cents: it is written with both decimals, and a spreadsheet adds it up. */
type Cell = string | number | bigint | null

export type TableRow<Column extends string> = Record<Column, Cell>

/**
 * A table as CSV (RFC 4180) that spreadsheets open as it is: UTF-8 with a mark that says so. A text that one of them would
 * run as a formula begins with an apostrophe; numbers, negative ones too, stay numbers.
 * @param columns the headings in their order
 */
export async function* csvOf<Column extends string>(
  columns: Readonly<Record<Column, string>>,
  batches: AsyncIterable<TableRow<Column>[]>,
): AsyncGenerator<string> {
  const options = {
    columns: Object.entries<string>(columns).map(([key, header]) => ({ key, header })),
    record_delimiter: 'windows',
    // Its own default forgets the line ends of other systems once a delimiter is named.
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { bigint: (cents: bigint) => formatCents(Number(cents)) },
  } as const
  yield stringify([], { ...options, header: true, bom: true })
  for await (const rows of batches) yield stringify(rows, options)
}
