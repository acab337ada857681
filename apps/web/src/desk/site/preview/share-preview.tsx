import { Alert, Button, Group, NumberInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { deskSitePreview } from '@northword/content/desk/desk-site-preview'
import { mostPreviewDays, usualPreviewDays } from '@northword/contract/desk/site-previews'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { deskClient } from '../../api/desk-client.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
import { onSubmit } from '../../form/on-submit.ts'
import { CopyText } from '../../frame/copy-text.tsx'
import { Moment } from '../../time/moment.tsx'
import { useSiteStep } from '../calls/site-queries.ts'
import styles from './preview.module.css'

const words = deskSitePreview.share

const linksQuery = queryOptions({
  queryKey: ['site', 'preview-links'],
  queryFn: () => deskClient.site.previewLinks.query(),
  staleTime: 0,
})

/** Makes a link to the drafts that ends, and ends those that were made. */
export function SharePreview() {
  const [days, setDays] = useState<number | string>(usualPreviewDays)
  const share = useSiteStep((wanted: number) => deskClient.site.sharePreview.mutate({ days: wanted }))
  return (
    <Stack gap="sm" maw="42rem" align="start">
      <Title order={2}>{words.heading}</Title>
      <Text>{words.text}</Text>
      <form onSubmit={onSubmit(() => share.isPending || share.mutate(Number(days)))} noValidate>
        <Group align="end">
          <NumberInput
            label={words.days}
            value={days}
            onChange={setDays}
            min={1}
            max={mostPreviewDays}
            allowDecimal={false}
          />
          <Button type="submit" disabled={share.isPending}>
            {share.isPending ? words.making : words.make}
          </Button>
        </Group>
      </form>
      {share.error && <Alert role="alert">{failureSentence(share.error)}</Alert>}
      {share.data && (
        <>
          <TextInput label={words.made} value={share.data.url} readOnly w="100%" />
          <CopyText text={share.data.url} label={words.copy} />
        </>
      )}
      <PreviewLinks />
    </Stack>
  )
}

function PreviewLinks() {
  const { data } = useQuery(linksQuery)
  const end = useSiteStep((id: string) => deskClient.site.endPreview.mutate({ id }))
  if (!data || data.previews.length === 0) return end.isSuccess && <Text role="status">{words.ended}</Text>
  return (
    <>
      <Title order={3}>{words.list}</Title>
      <ul className={styles.links}>
        {data.previews.map(({ id, madeBy, endsAt }) => (
          <Group component="li" key={id}>
            <span>
              {words.by(madeBy)} <Moment at={endsAt} />
            </span>
            <Button
              aria-label={words.endNamed(madeBy, formatMoment(endsAt))}
              disabled={end.isPending}
              onClick={() => end.mutate(id)}
            >
              {words.end}
            </Button>
          </Group>
        ))}
      </ul>
      {end.error && <Alert role="alert">{failureSentence(end.error)}</Alert>}
    </>
  )
}
