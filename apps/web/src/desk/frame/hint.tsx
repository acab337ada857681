import { Text, type TextProps } from '@mantine/core'
import type { ReactNode } from 'react'

/** A small pale sentence about something beside it. */
export const Hint = (props: TextProps & { children: ReactNode }) => <Text size="sm" c="dimmed" {...props} />
