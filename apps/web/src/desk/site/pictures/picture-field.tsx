import { Checkbox, Fieldset, Stack, Text, TextInput } from '@mantine/core'
import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { sentencesOf } from '@northword/contract/content/fields-of'
import type { AddedPicture } from '@northword/contract/desk/site-pictures'
import { iconSides } from '@northword/contract/pictures/picture-files'
import { ChoosePicture } from './choose-picture.tsx'
import groups from '../fields/fields.module.css'
import { partOf, pathTo } from '../fields/field-paths.ts'
import { FieldNote } from '../fields/field-note.tsx'
import { fieldId, useItemForm } from '../fields/form-context.ts'
import type { PropsOf } from '../fields/of-form.ts'
import { asText, Below } from '../fields/text-field.tsx'
import { useField } from '../fields/use-field.ts'

const words = deskSiteFields.picture

/** A picture with its alternative text, or the note that it is decorative. */
export function PictureField(props: PropsOf<'picture'>) {
  const { id, label, isReadOnly, set } = useField(props)
  const { value } = props
  const form = useItemForm()
  const at = (name: string) => pathTo(props.path, name)
  const isDecorative = partOf(value, 'isDecorative') === true
  const alternative = asText(partOf(value, 'alternative'))
  const take = (files: AddedPicture['files']) => set({ isDecorative, alternative, ...Object(value), files })
  return (
    <Fieldset legend={label} id={id} tabIndex={-1} className={groups.group ?? ''}>
      <Stack gap="md">
        <ChoosePicture {...{ label, value, isReadOnly, take }} remove={() => set(undefined)} />
        {value !== undefined && (
          <>
            <TextInput
              id={fieldId(form.id, at('alternative'))}
              label={words.alternative}
              autoComplete="off"
              readOnly={isReadOnly}
              disabled={isDecorative}
              value={alternative}
              error={sentencesOf(props.field, value).get('alternative')}
              description={isDecorative ? null : <Below text={alternative} most={200} warning={words.hint} />}
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              onChange={(event) => form.set(at('alternative'), event.currentTarget.value)}
            />
            <Checkbox
              id={fieldId(form.id, at('isDecorative'))}
              label={words.decorative}
              disabled={isReadOnly}
              checked={isDecorative}
              onChange={(event) => form.set(at('isDecorative'), event.currentTarget.checked)}
            />
          </>
        )}
        <FieldNote {...props} />
      </Stack>
    </Fieldset>
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
