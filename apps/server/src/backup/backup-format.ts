import * as z from 'zod'

/*
 * A backup is a gzipped text: lines of JSON and, between them, rows as COPY writes them. It says first what it is; then
 * comes each table with its rows in pieces, whose length in bytes stands on the line before; then the sequences; and at
 * the end how many rows there were and the hash of all that came before. A file without that line is not whole.
 */

/** Grows where a file can no longer be read by the versions before. */
export const format = 1

/** The longest line of JSON, and the longest piece of rows, in bytes: whoever reads holds no more than these. */
export const longestLine = 1024 * 1024
export const longestPiece = 128 * 1024 * 1024

const table = z.strictObject({ table: z.string(), columns: z.array(z.string()) })
const piece = z.strictObject({ bytes: z.int().min(1).max(longestPiece) })
const sequences = z.strictObject({
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string().regex(/^-?\d+$/) })),
})
const end = z.strictObject({
  end: z.strictObject({ rows: z.record(z.string(), z.int()), sha256: z.string() }),
})

/** What a file says of itself first. Later formats may say more. */
export const headerLine = z.object({
  northword: z.literal('backup'),
  format: z.int(),
  /** The version that made it. */
  version: z.string(),
  /** When it began, in ISO 8601: all that was acknowledged before is in it. */
  madeAt: z.iso.datetime(),
  /** The database that it comes from, with its version. */
  database: z.string(),
  /** The names of the migrations that the database has had, oldest first. */
  migrations: z.array(z.string()),
})
export type Header = z.infer<typeof headerLine>

/** Every line after the first. */
export const laterLine = z.union([table, piece, sequences, end])

/** A table by its full name, such as `public.orders`, and the columns in the order of its rows. */
export type TableLine = z.infer<typeof table>
/** The last value of each sequence, by its full name. */
export type Sequences = z.infer<typeof sequences>['sequences']
/** How many rows each table has, and the hash of everything before. */
export type End = z.infer<typeof end>['end']
