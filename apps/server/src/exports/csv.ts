import { formatCents } from '@northword/contract/orders/decimal-price'
import { stringify } from 'csv-stringify/sync'

/** A bigint is money in cents, written with two decimals so that spreadsheets can add it up. */
type Cell = string | number | bigint | null

export type TableRow<Column extends string> = Record<Column, Cell>

/**
 * CSV (RFC 4180) for spreadsheets: UTF-8 with a byte order mark; numbers stay numbers, also negative ones. Texts that
 * would run as formulas get an apostrophe, also where a program that separates by semicolons or tabs begins a cell
 * within the text (https://owasp.org/www-community/attacks/CSV_Injection).
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
    // LibreOffice separates by semicolons and tabs, too, unless the cell is quoted.
    quoted_match: /[;\t]/,
    escape_formulas: true,
    cast: { string: withoutLaterFormulas, bigint: (cents: bigint) => formatCents(Number(cents)) },
  } as const
  yield stringify([], { ...options, header: true, bom: true })
  for await (const rows of batches) yield stringify(rows, options)
}

/**
 * Guards what `escape_formulas` does not, since it sees only the first character. To a reader by semicolons a quote
 * within a cell is a character like others, so there a line end begins a cell, too.
 */
const withoutLaterFormulas = (text: string) =>
  text.replace(/(?<=[;\t\r\n])(?=[\p{Zs}"]*[=+\-@＝＋－＠])/gu, "'")
