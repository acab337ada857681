import type { TextFile, VersionInput } from './texts.ts'

/** Name of a version's download: "NW-ORD-20261120-4821-1-v2.md". */
export function fileNameOf({ number, piece, version }: VersionInput, file: TextFile): string {
  const name = `${number}-${piece}-v${version}${file.startsWith('redline') ? '-redline' : ''}`
  return `${name.replaceAll(/[^\w.-]/g, '_')}${file.slice(file.indexOf('.'))}`
}
