import { useElementSize } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { deskSitePreview as words } from '@northword/content/desk/desk-site-preview'
import styles from './preview.module.css'

interface PreviewFrameProps {
  path: string
  /** Name of the page. */
  page: string
  /** CSS pixels of its viewport. */
  width: number
  height?: number
  /** Mark of what the page shows: it is loaded again after another one. */
  drafts?: string
}

/** A page at its own width, drawn smaller where there is less room. */
export function PreviewFrame({ path, page, width, height = 800, drafts = '' }: PreviewFrameProps) {
  const { ref, width: room } = useElementSize()
  const frame = useRef<HTMLIFrameElement>(null)
  const shown = useRef(drafts)
  useEffect(() => {
    // Keeps the former page on screen until the next one is there.
    if (shown.current !== drafts) frame.current?.setAttribute('src', path)
    shown.current = drafts
  }, [drafts, path])
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  return (
    <div ref={ref} className={styles.room} style={{ flex: `${width} 1 0`, height: height * scale }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Our own pages, whose scripts and forms have to work. */}
      <iframe
        ref={frame}
        src={path}
        title={words.frame(page, width)}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  )
}
