import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { deskSite } from '@northword/content/desk/desk-site'
import { deskSitePreview as words } from '@northword/content/desk/desk-site-preview'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deskClient } from '../../api/desk-client.ts'
import { BackLink } from '../../frame/back-link.tsx'
import { DeskHead } from '../../frame/desk-head.tsx'
import { Fetched } from '../../frame/fetched.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { SharePreview } from './share-preview.tsx'
import styles from './preview.module.css'

type Path = keyof typeof words.pages

const options = Object.entries(words.pages).map(([value, label]) => ({ value: value as Path, label }))

/** Lets this browser look at the drafts, once for each visit of the page. */
const beginQuery = queryOptions({
  queryKey: ['site-preview', 'begin'],
  queryFn: async () => {
    await deskClient.site.beginPreview.mutate()
    return true
  },
  gcTime: 0,
  staleTime: Infinity,
})

/** The pages with every draft, at two sizes. */
export default function PreviewPage() {
  const begun = useQuery(beginQuery)
  const [path, setPath] = useState<Path>('/')
  return (
    <>
      <BackLink to="/site">{deskSite.back}</BackLink>
      <DeskHead heading={words.heading} />
      <Text maw="42rem" mb="md">
        {words.intro}
      </Text>
      <Fetched query={begun} label={words.loading}>
        {() => (
          <>
            <Group align="end" mb="md">
              <NativeSelect
                label={words.page}
                data={options}
                value={path}
                onChange={({ currentTarget: { value } }) =>
                  setPath(options.find((option) => option.value === value)?.value ?? '/')
                }
              />
              <Button component="a" href={path} target="_blank">
                {words.inTab}
              </Button>
            </Group>
            <section className={styles.frames} aria-label={words.sizes}>
              {/* A new frame for each page: the steps of one frame would be steps back for this page. */}
              {[360, 1440].map((width) => (
                <PreviewFrame key={`${width} ${path}`} path={path} page={words.pages[path]} width={width} />
              ))}
            </section>
            <SharePreview />
          </>
        )}
      </Fetched>
    </>
  )
}
