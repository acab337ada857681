import * as z from 'zod'

/*
 * A backup is gzipped text: a JSON header, then for each table a JSON line and its COPY rows in pieces, each after a
 * line with its length in bytes.
 * Sequences follow, and a last line with row counts and the hash of everything before; without it the file is
 * incomplete.
 */

/** Raised when earlier versions can no longer read the file. */
export const format = 1

/** Longest JSON line and piece of rows, in bytes. A reader keeps no more in memory. */
export const longestLine = 1024 * 1024
const longestPiece = 128 * 1024 * 1024

const table = z.strictObject({ table: z.string(), columns: z.array(z.string()) })
const piece = z.strictObject({ bytes: z.int().min(1).max(longestPiece) })
const sequences = z.strictObject({
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string().regex(/^-?\d+$/) })),
})
const end = z.strictObject({
  end: z.strictObject({ rows: z.record(z.string(), z.int()), sha256: z.string() }),
})

/** First line of a backup. Later formats may add fields. */
export const headerLine = z.object({
  northword: z.literal('backup'),
  format: z.int(),
  /** The version that made it. */
  version: z.string(),
  /** When it began, ISO 8601. It contains everything acknowledged before. */
  madeAt: z.iso.datetime(),
  /** Database product and version. */
  database: z.string(),
  /** Applied migrations, oldest first. */
  migrations: z.array(z.string()),
})
export type Header = z.infer<typeof headerLine>

export const laterLine = z.union([table, piece, sequences, end])

/** A table's qualified name, such as `public.orders`, and its columns in the order of the rows. */
export type TableLine = z.infer<typeof table>
export type Sequences = z.infer<typeof sequences>['sequences']
export type End = z.infer<typeof end>['end']
