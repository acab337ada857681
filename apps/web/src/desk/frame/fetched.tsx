import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Loaded, type Query } from '../../components/loaded.tsx'
import { LoadingLines } from '../../components/loading-lines.tsx'
import { callFailure } from '../../site/api/call-failure.ts'

interface FetchedProps<Data> {
  query: Query<Data>
  /** For screen readers, while it loads. */
  label: string
  /** True on a page with other parts. */
  isPart?: boolean
  /** The sentence instead of the error if there is no such thing. */
  missing?: string
  children: (data: Data) => ReactNode
}

/** The data of a query, lines until it is there, or its error. */
export function Fetched<Data>({ query, label, isPart = false, missing, children }: FetchedProps<Data>) {
  if (missing && isMissing(query.error)) return <Text mt="md">{missing}</Text>
  const lines = <LoadingLines label={label} {...(isPart && { lines: 2, isPage: false })} />
  return (
    <Loaded query={query} skeleton={lines}>
      {children}
    </Loaded>
  )
}

/** Whether the error of a query says that there is no such thing. */
export const isMissing = (error: unknown) => Boolean(error) && [400, 404].includes(callFailure(error).status)
