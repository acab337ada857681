import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { readFilter } from './article-filter.ts'

/** Holds typed text; after Back, a link or a button, the address's. Searches for input from before hydration. */
export function useSearchField(onType: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const { key, search } = useLocation()
  const how = useNavigationType()
  const arrivedAt = useRef('')

  useEffect(() => {
    const isFirst = arrivedAt.current === ''
    if (arrivedAt.current === key || !field.current) return
    arrivedAt.current = key
    const { text } = readFilter(search)
    if (!isFirst && how !== NavigationType.Replace) field.current.value = text
    else if (isFirst && field.current.value !== text) onType(field.current.value)
  }, [key, search, how, onType])
  return field
}
