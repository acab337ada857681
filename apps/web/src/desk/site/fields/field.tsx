import { memo } from 'react'
import { ChoiceField, ChoicesField, YesField } from './choice-fields.tsx'
import { ColorsField } from './colors-field.tsx'
import { EitherField } from './either-field.tsx'
import { GroupField } from './group-field.tsx'
import { ListField } from './list-field.tsx'
import { MarkdownField } from './markdown/markdown-field.tsx'
import { minutesPath } from './counted-minutes.ts'
import { CentsField, DayField, MinutesField, NumberField } from './number-fields.tsx'
import { LogoField, PictureField } from './picture-field.tsx'
import { RedlineField } from './redline-field.tsx'
import { ReferenceField } from './reference-field.tsx'
import { TextField } from './text-field.tsx'
import type { FieldProps } from './form-context.ts'

/** The control of a field. Renders again only if its own value changes. */
export const FieldControl = memo(function FieldControl(props: FieldProps) {
  switch (props.field.form) {
    case 'group':
      return <GroupField {...props} field={props.field} />
    case 'colors':
      return <ColorsField {...props} field={props.field} />
    case 'picture':
      return <PictureField {...props} field={props.field} />
    case 'logo':
      return <LogoField {...props} field={props.field} />
    case 'list':
      return <ListField {...props} field={props.field} />
    case 'redline':
      return <RedlineField {...props} field={props.field} />
    case 'either':
      return <EitherField {...props} field={props.field} />
    case 'markdown':
      return <MarkdownField {...props} field={props.field} />
    case 'cents':
      return <CentsField {...props} />
    case 'number':
      return props.path === minutesPath ? <MinutesField {...props} /> : <NumberField {...props} />
    case 'day':
      return <DayField {...props} />
    case 'yes':
      return <YesField {...props} />
    case 'choice':
      return <ChoiceField {...props} field={props.field} />
    case 'choices':
      return <ChoicesField {...props} field={props.field} />
    case 'reference':
      return <ReferenceField {...props} field={props.field} />
    case 'fixed':
      return null
    default:
      return <TextField {...props} field={props.field} />
  }
})
