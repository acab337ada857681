import { useElementSize } from '@mantine/hooks'
import { deskSitePreview as words } from '@northword/content/desk/desk-site-preview'
import styles from './preview.module.css'

interface PreviewFrameProps {
  path: string
  /** Name of the page. */
  page: string
  /** CSS pixels of its viewport. */
  width: number
}

/** Heights of the viewports, in CSS pixels. */
const height = 800

/** A page at its own width, drawn smaller where there is less room. */
export function PreviewFrame({ path, page, width }: PreviewFrameProps) {
  const { ref, width: room } = useElementSize()
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  return (
    <div ref={ref} className={styles.room} style={{ flex: `${width} 1 0`, height: height * scale }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Our own pages, whose scripts and forms have to work. */}
      <iframe
        src={path}
        title={words.frame(page, width)}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  )
}
