/** A fault and the tests that must find it. Paths are relative to the repository. */
export interface PlantedFault {
  /** Row title of the table. */
  fault: string
  file: string
  /** Must be in the file exactly once. */
  text: string
  replacement: string
  /** Test files of `npm test`. */
  foundBy: readonly string[]
}
