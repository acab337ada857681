import { Box, Kbd, TextInput } from '@mantine/core'
import { deskOrders } from '@northword/content/desk/desk-orders'
import { type FormEvent, useEffect, useRef } from 'react'
import { useMe } from '../session/use-me.ts'
import { useKeys, useSingleKeys } from '../keys/single-keys.ts'

const words = deskOrders.search

interface SearchFieldProps {
  value: string
  onSearch: (words: string) => void
  /** Called for every key, for a page that searches as the member types. */
  onType?: (words: string) => void
}

/** The slash key focuses it. */
export function SearchField({ value, onSearch, onType }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const isWriter = useMe().member.role === 'writer'
  const hasKeys = useSingleKeys()
  useKeys({ '/': () => field.current?.select() })
  useEffect(() => {
    // A view or the previous page was opened. A focused field keeps its input.
    if (field.current && field.current !== document.activeElement) field.current.value = value
  }, [value])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(field.current?.value.trim() ?? '')
  }
  return (
    <Box component="form" role="search" onSubmit={onSubmit} flex="1 1 18rem" maw="34rem">
      <TextInput
        ref={field}
        type="search"
        label={words.label}
        placeholder={isWriter ? words.hintWriter : words.hint}
        maxLength={100}
        defaultValue={value}
        onChange={(event) => onType?.(event.currentTarget.value.trim())}
        rightSection={hasKeys && <Kbd>/</Kbd>}
      />
    </Box>
  )
}
