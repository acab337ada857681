import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'

interface LoadingLinesProps {
  /** For screen readers. */
  label: string
  lines?: number
  /** True: keeps the footer below the fold. */
  isPage?: boolean
}

export function LoadingLines({ label, lines = 4, isPage = true }: LoadingLinesProps) {
  return (
    <Stack gap="2.25rem" py="0.85rem" mih={isPage ? '90vh' : undefined}>
      <VisuallyHidden component="p">{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <Stack key={line} gap="0.85rem" aria-hidden="true">
          <Skeleton height="0.75rem" width="min(18rem, 70%)" />
          <Skeleton height="0.75rem" width="min(11rem, 45%)" />
        </Stack>
      ))}
    </Stack>
  )
}
