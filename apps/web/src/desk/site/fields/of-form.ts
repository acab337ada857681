import type { Field } from '@northword/contract/content/fields-of'
import type { FieldProps } from './form-context.ts'

/** Properties of the control of some forms of field. */
export type PropsOf<Form extends Field['form']> = Omit<FieldProps, 'field'> & { field: FieldOf<Form> }

/** Members of the union that can have one of the forms. */
type FieldOf<Form, Each = Field> = Each extends { form: infer Forms }
  ? Form & Forms extends never
    ? never
    : Each
  : never
