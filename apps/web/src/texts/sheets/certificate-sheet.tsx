import { Button, DataList, Text, Title } from '@mantine/core'
import { company } from '@northword/content/studio/company'
import { certificateWords as words } from '@northword/content/texts/certificate'
import { provenTime, studioDay } from '@northword/content/studio/format-time'
import type { Certificate } from '@northword/contract/texts/approvals'
import { fileNameOf } from '@northword/contract/texts/file-name'
import type { VersionInput } from '@northword/contract/texts/texts'
import { useHydrated } from '../../site/ui/use-hydrated.ts'
import { Small } from '../../components/small.tsx'
import { Fact } from '../../components/fact.tsx'
import styles from './certificate-sheet.module.css'
import { fileAddress } from '../files/file-address.ts'

const { facts } = words

interface CertificateSheetProps {
  certificate: Certificate
  place: VersionInput
}

/** The certificate with the approved content, and whether it is still valid. */
export function CertificateSheet({ certificate, place }: CertificateSheetProps) {
  const { by, title, version, sha256, isIntact } = certificate
  const file = fileNameOf(place, 'text.md')
  const isHydrated = useHydrated()
  return (
    <article className={styles.sheet}>
      <p className={styles.studio}>{words.studio}</p>
      <Warnings certificate={certificate} />
      <p className={styles.statement}>{words.statement(by, title, version)}</p>
      <Facts certificate={certificate} />
      <section className={styles.proof}>
        <Title order={2} size="h5">
          {facts.sha}
        </Title>
        <code className={styles.sha}>{sha256}</code>
        <Small>
          {words.shaCheck.before} <code>{words.shaCheck.command(file)}</code>. {words.shaCheck.after}
        </Small>
      </section>
      {isIntact && <p className={styles.intact}>{words.intact}</p>}
      <Small>{words.imprint}</Small>
      <p className={styles.ways}>
        {isIntact && <a href={fileAddress(place, 'text.md')}>{words.file(file)}</a>}
        {isHydrated && <Button onClick={() => window.print()}>{words.print}</Button>}
      </p>
    </article>
  )
}

/** Warns if the text has changed since, or the approval has ended. */
function Warnings({
  certificate: { isIntact, ended, approvedAt },
}: Pick<CertificateSheetProps, 'certificate'>) {
  return (
    <>
      {!isIntact && (
        <section className={styles.warning}>
          <Title order={2}>{words.changed.heading}</Title>
          <Text>{words.changed.text(studioDay(new Date(approvedAt), company.timeZone))}</Text>
        </section>
      )}
      {ended && (
        <section className={styles.warning}>
          <Title order={2}>{words.ended.heading}</Title>
          <Text>{words.ended[ended.why](provenTime(new Date(ended.at), company.timeZone).studio)}</Text>
        </section>
      )}
    </>
  )
}

const Facts = ({ certificate }: Pick<CertificateSheetProps, 'certificate'>) => (
  <DataList>
    <Fact name={facts.order}>{certificate.number}</Fact>
    <Fact name={facts.service}>{certificate.service}</Fact>
    <Fact name={facts.title}>{certificate.title}</Fact>
    <Fact name={facts.version}>{certificate.version}</Fact>
    <Fact name={facts.words}>{words.number(certificate.words)}</Fact>
    <Fact name={facts.delivered}>
      <ProvenTime at={certificate.deliveredAt} />
    </Fact>
    <Fact name={facts.approved}>
      <ProvenTime at={certificate.approvedAt} />
    </Fact>
    <Fact name={facts.by}>{certificate.by}</Fact>
    <Fact name={facts.how}>{words.how[certificate.how]}</Fact>
  </DataList>
)

/** Time in the studio's zone and in UTC, the same for every reader. */
function ProvenTime({ at }: { at: string }) {
  const { studio, utc } = provenTime(new Date(at), company.timeZone)
  return (
    <time dateTime={at}>
      {studio}
      <br />
      <Text span inherit c="dimmed">
        {utc}
      </Text>
    </time>
  )
}
