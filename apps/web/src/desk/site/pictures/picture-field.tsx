import { Checkbox, Fieldset, Stack, Text, TextInput } from '@mantine/core'
import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { sentencesOf } from '@northword/contract/content/fields-of'
import type { AddedPicture } from '@northword/contract/desk/site-pictures'
import { iconSides } from '@northword/contract/pictures/picture-files'
import { useBraces } from '../braces/use-braces.ts'
import { ChoosePicture } from './choose-picture.tsx'
import groups from '../fields/fields.module.css'
import { partOf, pathTo } from '../fields/field-paths.ts'
import { FieldNote } from '../fields/field-note.tsx'
import { fieldId, type PropsOf, useItemForm } from '../fields/form-context.ts'
import { asText, Below } from '../fields/text-field.tsx'
import { useField } from '../fields/use-field.ts'

const words = deskSiteFields.picture

/** A picture with its alternative text, or the note that it is decorative. */
export function PictureField(props: PropsOf<'picture'>) {
  const { id, label, isReadOnly, set } = useField(props)
  const form = useItemForm()
  const { path, value } = props
  // Replaces the files alone: words about the picture may have been typed since the file was chosen.
  const take = (files: AddedPicture['files']) =>
    value === undefined
      ? set({ isDecorative: false, alternative: '', files })
      : form.set(pathTo(path, 'files'), files)
  return (
    <Fieldset legend={label} id={id} tabIndex={-1} className={groups.group ?? ''}>
      <Stack gap="md">
        <ChoosePicture {...{ label, value, isReadOnly, take }} remove={() => set(undefined)} />
        {value !== undefined && <Alternative {...props} />}
        <FieldNote {...props} />
      </Stack>
    </Fieldset>
  )
}

function Alternative({ field, path, value }: PropsOf<'picture'>) {
  const { id, isReadOnly, set } = useItemForm()
  const [textPath, markPath] = [pathTo(path, 'alternative'), pathTo(path, 'isDecorative')]
  const isDecorative = partOf(value, 'isDecorative') === true
  const text = asText(partOf(value, 'alternative'))
  const braces = useBraces(textPath)
  return (
    <>
      <TextInput
        id={fieldId(id, textPath)}
        label={words.alternative}
        autoComplete="off"
        readOnly={isReadOnly}
        disabled={isDecorative}
        value={text}
        error={sentencesOf(field, value).get('alternative')}
        description={
          isDecorative ? null : <Below text={text} most={200} warning={words.hint} braces={braces} />
        }
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        onChange={(event) => set(textPath, event.currentTarget.value)}
      />
      <Checkbox
        id={fieldId(id, markPath)}
        label={words.decorative}
        disabled={isReadOnly}
        checked={isDecorative}
        onChange={(event) => set(markPath, event.currentTarget.checked)}
      />
    </>
  )
}

/** The studio's logo, from which the icons are made as well. */
export function LogoField(props: PropsOf<'logo'>) {
  const { id, label, isReadOnly, set } = useField(props)
  const take = (files: AddedPicture['files']) =>
    set({ files: files.slice(0, -iconSides.length), icons: files.slice(-iconSides.length) })
  return (
    <Fieldset legend={label} id={id} tabIndex={-1} className={groups.group ?? ''}>
      <Stack gap="md">
        <Text size="sm">{words.logo}</Text>
        <ChoosePicture
          {...{ label, value: props.value, isReadOnly, take }}
          remove={() => set(undefined)}
          isLogo
        />
        <FieldNote {...props} />
      </Stack>
    </Fieldset>
  )
}
