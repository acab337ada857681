import { NativeSelect, Stack } from '@mantine/core'
import { deskSiteFields as words } from '@northword/content/desk/desk-site-fields'
import { shapeOf } from '@northword/contract/desk/shape-of'
import { useRef } from 'react'
import { blank } from './blank.ts'
import { shapeName } from './field-words.ts'
import { type PropsOf, useItemForm } from './form-context.ts'
import { useField } from './use-field.ts'

/** A choice of shapes, and the control of the chosen one. A shape that is chosen again has its former value. */
export function EitherField(props: PropsOf<'either'>) {
  const { field, path, value } = props
  const { options } = field
  const { choice, id, label, error, set } = useField(props)
  const { Control } = useItemForm()
  const former = useRef(new Map<number, unknown>())
  const at = shapeOf(options, value)
  const shape = options[at]
  const isWhole = shape?.form === 'fixed'
  const change = (next: number) => {
    former.current.set(at, value)
    const option = options[next]
    if (option) set(former.current.get(next) ?? blank(option))
  }
  return (
    <Stack gap="xs">
      <NativeSelect
        {...choice}
        // The control of the shape has the field's own.
        id={isWhole ? id : `${id}-shape`}
        label={words.shape(label)}
        error={isWhole ? error : undefined}
        maw="22rem"
        value={String(at)}
        data={options.map((option, index) => ({ value: String(index), label: shapeName(option) }))}
        onChange={(event) => change(Number(event.currentTarget.value))}
      />
      {shape && <Control field={shape} path={path} value={value} label={shape.label || label} />}
    </Stack>
  )
}
