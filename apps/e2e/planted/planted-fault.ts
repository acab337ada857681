/** A way to break the product, and the tests that have to find it. All paths are those of the repository. */
export interface PlantedFault {
  /** A sentence for whoever reads the table. */
  fault: string
  file: string
  /** Stands exactly once in the file. */
  text: string
  replacement: string
  /** Files of tests, all run by `npm test`. */
  foundBy: readonly string[]
  /** Files of tests that only `npm run test:all` runs, asked where those do not find it. */
  thoroughly?: readonly string[]
}
