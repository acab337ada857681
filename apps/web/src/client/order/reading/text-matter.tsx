import { Stack } from '@mantine/core'
import { TextChanges } from './text-changes.tsx'
import { TextReading } from './text-reading.tsx'
import { TextVersions } from './text-versions.tsx'
import { type TextMatterProps, textViewAt } from '../address/text-view.ts'

/** A version or its changes, with links to the other versions. */
export const TextMatter = (props: TextMatterProps) => (
  <Stack gap="xl" pb="var(--rhythm)">
    <TextVersions view={props.view} others={props.text.others} />
    {props.view.from ? (
      <TextChanges key={textViewAt(props.view)} {...props} from={props.view.from} />
    ) : (
      <TextReading key={textViewAt(props.view)} {...props} />
    )}
  </Stack>
)
