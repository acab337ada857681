import { Text } from '@mantine/core'
import { deskSite, deskSiteMails as words } from '@northword/content/desk/desk-site'
import { useQuery } from '@tanstack/react-query'
import typed from '../../frame/as-typed.module.css'
import { Fetched } from '../../frame/fetched.tsx'
import { Hint } from '../../frame/hint.tsx'
import { Part } from '../../frame/part.tsx'
import { mailsQuery } from '../calls/site-queries.ts'
import styles from './editor.module.css'

/** The mails with the studio's sentences, as the saved drafts make them. */
export function MailsAsSent({ version }: { version: number }) {
  const query = useQuery(mailsQuery(version))
  return (
    <Part heading={words.heading}>
      <Hint mb="sm">{words.hint}</Hint>
      <Fetched query={query} label={deskSite.loading}>
        {({ mails }) =>
          mails ? (
            mails.map(({ mail, subject, html, text }) => (
              <details key={mail}>
                <summary>{subject}</summary>
                <iframe
                  className={styles.mail}
                  sandbox="allow-same-origin"
                  srcDoc={withoutLinks(html)}
                  title={subject}
                />
                <details>
                  <summary>{words.asText}</summary>
                  <pre className={typed.mail}>{text}</pre>
                </details>
              </details>
            ))
          ) : (
            <Text>{words.problems}</Text>
          )
        }
      </Fetched>
    </Part>
  )
}

/** A sandbox opens no new tab, so that a press on a link does nothing. */
const withoutLinks = (html: string) => html.replace('<head>', '<head><base target="_blank">')
