import { Button, FileButton, Group, Text } from '@mantine/core'
import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import type { AddedPicture } from '@northword/contract/desk/site-pictures'
import { pictureName, picturePath } from '@northword/contract/pictures/picture-files'
import { useMutation } from '@tanstack/react-query'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { Outcome } from '../../../components/outcome.tsx'
import { deskClient } from '../../api/desk-client.ts'
import { drawFiles, takenTypes, type Unfit } from './draw-files.ts'
import styles from './picture.module.css'

const words = deskSiteFields.picture

interface ChoosePictureProps {
  label: string
  /** Name of the smallest file of a picture or logo. Null: there is none. */
  name: string | null
  isReadOnly: boolean
  isLogo?: boolean
  take: (files: AddedPicture['files']) => void
  remove: () => void
}

/** Shows a picture, and takes another one: by a button, dropped, or pasted. */
export function ChoosePicture(props: ChoosePictureProps) {
  const { name, isReadOnly, take, isLogo = false } = props
  const { draw, isPending, unfit, error } = useDrawing(isLogo, take)
  const fromOutside = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const [file] = data.files
    if (!file) return
    event.preventDefault()
    if (!isReadOnly) draw(file)
  }
  return (
    <div
      className={styles.place}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => fromOutside(event, event.dataTransfer)}
      onPaste={(event) => fromOutside(event, event.clipboardData)}
    >
      <Shown name={name} />
      {!isReadOnly && <Buttons {...props} draw={draw} isPending={isPending} />}
      {unfit && (
        <Text size="sm" c="var(--red-pen)" role="alert">
          {words[unfit]}
        </Text>
      )}
      <Outcome error={error} />
    </div>
  )
}

interface ButtonsProps extends ChoosePictureProps {
  draw: (source: File | null) => void
  isPending: boolean
}

function Buttons({ label, name, remove, draw, isPending }: ButtonsProps) {
  const isThere = name !== null
  // A browser tells of no choice of the same file again.
  const reset = useRef<() => void>(null)
  const onChange = (file: File | null) => {
    draw(file)
    reset.current?.()
  }
  return (
    <Group gap="xs">
      <FileButton resetRef={reset} accept={takenTypes.join()} onChange={onChange}>
        {(button) => (
          <Button {...button} loading={isPending}>
            {isThere ? words.change(label) : words.choose(label)}
          </Button>
        )}
      </FileButton>
      {isThere && (
        <Button onClick={remove} disabled={isPending}>
          {words.remove(label)}
        </Button>
      )}
      <Text size="sm">{words.drop}</Text>
    </Group>
  )
}

/** The browser draws the widths of a file, and sends them. */
function useDrawing(isLogo: boolean, take: ChoosePictureProps['take']) {
  const [unfit, setUnfit] = useState<Unfit | null>(null)
  const { isPending, error, mutate } = useMutation({
    mutationFn: async (source: File) => {
      setUnfit(null)
      const drawn = await drawFiles(source, isLogo)
      if (typeof drawn === 'string') return setUnfit(drawn)
      const { files } = await deskClient.site.addPicture.mutate({ files: drawn })
      return take(files)
    },
  })
  const draw = (source: File | null) => {
    if (source && !isPending) mutate(source)
  }
  return { draw, isPending, unfit, error }
}

/** The smallest width, as its alternative text stands beside it. */
const Shown = ({ name }: { name: string | null }) =>
  name !== null && pictureName.test(name) && <img src={picturePath(name)} alt="" className={styles.picture} />
