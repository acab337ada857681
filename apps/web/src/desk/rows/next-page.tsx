import { Button } from '@mantine/core'

interface NextPageProps {
  query: { hasNextPage: boolean; isFetching: boolean; fetchNextPage: () => unknown }
  /** What its button says. */
  label: string
}

/** The button below a list that fetches its next page, while there is one. */
export const NextPage = ({ query, label }: NextPageProps) =>
  query.hasNextPage && (
    <Button mt="md" aria-disabled={query.isFetching} onClick={() => void query.fetchNextPage()}>
      {label}
    </Button>
  )
