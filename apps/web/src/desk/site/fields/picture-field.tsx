import { Checkbox, Fieldset, Stack, Text, TextInput } from '@mantine/core'
import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { sentencesOf } from '@northword/contract/content/fields-of'
import { entriesOf, partOf, pathTo } from '@northword/contract/desk/field-paths'
import type { AddedPicture } from '@northword/contract/desk/site-pictures'
import { iconSides } from '@northword/contract/pictures/picture-files'
import { useBraces } from './use-braces.ts'
import { ChoosePicture } from '../pictures/choose-picture.tsx'
import groups from './fields.module.css'
import { FieldNote } from './field-note.tsx'
import { fieldId, type PropsOf, useItemForm } from './form-context.ts'
import { asText, Below } from './text-field.tsx'
import { useField } from './use-field.ts'

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
        <ChoosePicture {...{ label, name: nameOf(value), isReadOnly, take }} remove={() => set(undefined)} />
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
          {...{ label, name: nameOf(props.value), isReadOnly, take }}
          remove={() => set(undefined)}
          isLogo
        />
        <FieldNote {...props} />
      </Stack>
    </Fieldset>
  )
}

/** Name of the smallest file of a picture or logo. Null: there is none. */
const nameOf = (value: unknown) =>
  value === undefined ? null : asText(partOf(entriesOf(partOf(value, 'files'))[0], 'name'))
