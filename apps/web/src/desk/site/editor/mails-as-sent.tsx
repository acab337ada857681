import { Text } from '@mantine/core'
import { deskSite, deskSiteMails as words } from '@northword/content/desk/desk-site'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../components/loaded.tsx'
import { LoadingLines } from '../../../components/loading-lines.tsx'
import { Part } from '../../frame/part.tsx'
import { mailsQuery } from '../calls/site-queries.ts'
import styles from './editor.module.css'

/** The mails with the studio's sentences, as the saved drafts make them. */
export function MailsAsSent({ version }: { version: number }) {
  const query = useQuery(mailsQuery(version))
  return (
    <Part heading={words.heading}>
      <Text size="sm" c="dimmed" mb="sm">
        {words.hint}
      </Text>
      <Loaded query={query} skeleton={<LoadingLines label={deskSite.loading} />}>
        {({ mails }) =>
          mails ? (
            mails.map(({ mail, subject, text }) => (
              <details key={mail}>
                <summary>{subject}</summary>
                <pre className={styles.mail}>{text}</pre>
              </details>
            ))
          ) : (
            <Text>{words.problems}</Text>
          )
        }
      </Loaded>
    </Part>
  )
}
