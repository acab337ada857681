import { Text } from '@mantine/core'
import { textReading } from '@northword/content/texts/text-reading'
import type { ReportView } from '@northword/contract/texts/text-views'
import { followable } from '../manuscript/followable.ts'
import styles from './plagiarism-report.module.css'

const words = textReading.report

/** The plagiarism checker's report, or the reason why there is none. */
export function PlagiarismReport({ report, href }: { report: ReportView; href: string }) {
  switch (report.kind) {
    case 'file':
      return <a href={href}>{words.file(report.name)}</a>
    case 'link':
      return <ReportLink url={report.url} />
    case 'text':
      return <p className={styles.text}>{report.text}</p>
    default:
      return (
        <>
          <Text>{words.none}</Text>
          <p className={styles.text}>{report.reason}</p>
        </>
      )
  }
}

function ReportLink({ url }: { url: string }) {
  const address = followable(url)
  if (address === null) return url
  return (
    <a href={address} rel="noopener noreferrer">
      {words.link(hostIn(address))}
    </a>
  )
}

const hostIn = (address: string) => address.replace(/^[a-z]+:\/\//i, '').replace(/[/?#].*$/s, '')
