import {
  iconSides,
  logoWidths,
  mostPictureBytes,
  mostPictureSide,
  pictureWidths,
} from '@northword/contract/pictures/picture-files'

/** Reasons why a file cannot be taken. */
export type Unfit = 'noPicture' | 'tooLarge'

/** Formats that a browser reads and that bring no script. */
export const takenTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** Bytes of a file to draw from. A camera's have up to 30 MB. */
const mostSourceBytes = 50 * 1024 * 1024

/** Files of a picture in base64: its widths, the smallest first, then the icons of a logo. */
export async function drawFiles(source: File, isLogo: boolean): Promise<string[] | Unfit> {
  if (!takenTypes.includes(source.type)) return 'noPicture'
  if (source.size > mostSourceBytes) return 'tooLarge'
  const image = await createImageBitmap(source).catch(() => null)
  if (!image) return 'noPicture'
  try {
    const widths = widthsOf(image, isLogo ? logoWidths : pictureWidths)
    const icons = isLogo ? iconSides : []
    const files = await Promise.all([
      ...widths.map((width) => encoded(scaled(image, width), source.type)),
      ...icons.map((side) => encoded(square(image, side), 'image/png', 'image/png')),
    ])
    const bytes = files.reduce((sum, { size }) => sum + size, 0)
    return bytes > mostPictureBytes ? 'tooLarge' : await Promise.all(files.map(inBase64))
  } finally {
    image.close()
  }
}

type Sides = Pick<ImageBitmap, 'width' | 'height'>

/** Widths below the picture's own, and that or the largest. */
function widthsOf({ width, height }: Sides, wanted: readonly number[]): number[] {
  const fitting = Math.floor(width * Math.min(1, mostPictureSide / height))
  const last = Math.max(1, Math.min(fitting, wanted.at(-1) ?? fitting))
  return [...wanted.filter((each) => each < last), last]
}

function scaled(image: ImageBitmap, width: number) {
  const height = Math.max(1, Math.round((image.height * width) / image.width))
  return drawn({ width, height }, (canvas) => canvas.drawImage(image, 0, 0, width, height))
}

/** The whole logo in a square. The one for home screens has a ground, as these show none as black. */
function square(image: ImageBitmap, side: number) {
  const hasGround = side === iconSides[1]
  const scale = ((hasGround ? 0.8 : 1) * side) / Math.max(image.width, image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  return drawn({ width: side, height: side }, (canvas) => {
    canvas.fillStyle = '#ffffff'
    if (hasGround) canvas.fillRect(0, 0, side, side)
    canvas.drawImage(image, (side - width) / 2, (side - height) / 2, width, height)
  })
}

function drawn({ width, height }: Sides, draw: (canvas: CanvasRenderingContext2D) => void) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas.')
  context.imageSmoothingQuality = 'high'
  draw(context)
  return canvas
}

/** WebP, or what the browser makes instead: Safari makes PNG. A photograph is then a JPEG. */
async function encoded(canvas: HTMLCanvasElement, from: string, type = 'image/webp'): Promise<Blob> {
  const blob = await blobOf(canvas, type)
  return blob.type === type || from !== 'image/jpeg' ? blob : blobOf(canvas, 'image/jpeg')
}

const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Not encoded'))), type, 0.82),
  )

async function inBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
