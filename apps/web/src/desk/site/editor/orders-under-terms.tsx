import { Text } from '@mantine/core'
import { deskSite, deskSiteTerms as words } from '@northword/content/desk/desk-site'
import { calendarDay } from '@northword/content/studio/format-time'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { deskClient } from '../../api/desk-client.ts'
import { Fetched } from '../../frame/fetched.tsx'
import { Hint } from '../../frame/hint.tsx'
import { Part } from '../../frame/part.tsx'
import styles from './editor.module.css'

const queryKey = ['orders', 'terms']

/** How many orders are under which terms of service, each with a link to their list. */
export function OrdersUnderTerms() {
  const query = useQuery({ queryKey, queryFn: () => deskClient.desk.countByTerms.query(), staleTime: 0 })
  return (
    <Part heading={words.heading}>
      <Hint mb="sm">{words.hint}</Hint>
      <Fetched query={query} label={deskSite.loading} isPart>
        {({ counts }) =>
          counts.length === 0 ? (
            <Text size="sm">{words.none}</Text>
          ) : (
            <ul className={styles.history}>
              {counts.map(({ termsOf, count }) => (
                <li key={termsOf}>
                  <Link to={`/orders?termsOf=${termsOf}`}>
                    {words.orders(termsOf === 'unrecorded' ? words.unrecorded : calendarDay(termsOf), count)}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Fetched>
    </Part>
  )
}
