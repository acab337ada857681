import { Button } from '@mantine/core'

interface NextPageProps {
  query: { hasNextPage: boolean; isFetching: boolean; fetchNextPage: () => unknown }
  label: string
}

/** Button that fetches the next page of a list; absent on the last. */
export const NextPage = ({ query, label }: NextPageProps) =>
  query.hasNextPage && (
    <Button mt="md" aria-disabled={query.isFetching} onClick={() => void query.fetchNextPage()}>
      {label}
    </Button>
  )
