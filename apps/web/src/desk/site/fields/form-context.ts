import type { ContentKind } from '@northword/contract/content/content-items'
import type { Field } from '@northword/contract/content/fields-of'
import type { SiteNames } from '@northword/contract/desk/site-review'
import { type ComponentType, createContext, use } from 'react'

export interface FieldProps {
  field: Field
  path: string
  value: unknown
  /** Instead of the field's own, as in a list. */
  label?: string | undefined
}

/** Properties of the control of some forms of field. */
export type PropsOf<Form extends Field['form']> = Omit<FieldProps, 'field'> & { field: FieldOf<Form> }

/** Members of the union that can have one of the forms. */
type FieldOf<Form, Each = Field> = Each extends { form: infer Forms }
  ? Form & Forms extends never
    ? never
    : Each
  : never

/** A form of an item. */
export interface ItemForm {
  kind: ContentKind
  /** Prefix of the elements' ids. */
  id: string
  set: (path: string, value: unknown) => void
  isReadOnly: boolean
  /** Control of any field. Groups and lists take it from here. */
  Control: ComponentType<FieldProps>
}

export const FormContext = createContext<ItemForm | null>(null)

export function useItemForm(): ItemForm {
  const form = use(FormContext)
  if (!form) throw new Error('A field stands in the form of an item.')
  return form
}

/** Sentences of the server about each field, by path. */
export interface Said {
  /** Fields that the sentences are about; those in the form may be newer. */
  about: unknown
  problems: ReadonlyMap<string, string>
  warnings: ReadonlyMap<string, string>
}

export const SaidContext = createContext<Said>({ about: {}, problems: new Map(), warnings: new Map() })

/** Names that fields and texts can have. Null: not known yet. */
export const NamesContext = createContext<SiteNames | null>(null)

/** Id of the element of a field, for links from its problem. */
export const fieldId = (form: string, path: string) => `${form}-${path.replaceAll('.', '-')}`
