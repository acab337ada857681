import { Alert, Button, Group, NumberInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { deskSitePreview } from '@northword/content/desk/desk-site-preview'
import { mostPreviewDays, usualPreviewDays } from '@northword/contract/desk/site-previews'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { deskClient } from '../../api/desk-client.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
import { onSubmit } from '../../form/on-submit.ts'
import { CopyText } from '../../frame/copy-text.tsx'
import { Done } from '../../frame/done.tsx'
import { Fetched } from '../../frame/fetched.tsx'
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
      {share.data && <MadeLink key={share.data.url} url={share.data.url} />}
      <PreviewLinks />
    </Stack>
  )
}

/** Takes the focus, selected: the link is shown once. */
function MadeLink({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <>
      <TextInput ref={field} label={words.made} value={url} readOnly w="100%" />
      <CopyText text={url} label={words.copy} />
    </>
  )
}

function PreviewLinks() {
  const links = useQuery(linksQuery)
  const end = useSiteStep((id: string) => deskClient.site.endPreview.mutate({ id }))
  return (
    <>
      <Done key={end.variables} isBeside>
        {end.isSuccess && words.ended}
      </Done>
      {end.error && <Alert role="alert">{failureSentence(end.error)}</Alert>}
      <Fetched query={links} label={words.loading} isPart>
        {({ previews }) =>
          previews.length > 0 && (
            <>
              <Title order={3}>{words.list}</Title>
              <ul className={styles.links}>
                {previews.map((preview) => (
                  <PreviewLink key={preview.id} {...preview} isPending={end.isPending} onEnd={end.mutate} />
                ))}
              </ul>
            </>
          )
        }
      </Fetched>
    </>
  )
}

interface PreviewLinkProps {
  id: string
  madeBy: string
  endsAt: string
  isPending: boolean
  onEnd: (id: string) => void
}

const PreviewLink = ({ id, madeBy, endsAt, isPending, onEnd }: PreviewLinkProps) => (
  <Group component="li">
    <span>
      {words.by(madeBy)} <Moment at={endsAt} />
    </span>
    <Button
      aria-label={words.endNamed(madeBy, formatMoment(endsAt))}
      disabled={isPending}
      onClick={() => onEnd(id)}
    >
      {words.end}
    </Button>
  </Group>
)
