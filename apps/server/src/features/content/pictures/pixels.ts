/** Bytes and size of a picture without metadata. */
export interface Pixels {
  bytes: Buffer
  width: number
  height: number
}
