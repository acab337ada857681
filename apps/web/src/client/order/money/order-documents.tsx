import { List, Title } from '@mantine/core'
import { orderMoney } from '@northword/content/orders/order-money'
import { formatPrice } from '@northword/contract/money/format-price'
import { sheetAddress } from '@northword/content/site/sheets'
import { calendarDay } from '@northword/content/studio/format-time'
import type { DocumentView } from '@northword/contract/money/money-view'
import { Small } from '../../../components/small.tsx'

const words = orderMoney.documents

interface OrderDocumentsProps {
  /** The order's number. */
  number: string
  documents: readonly DocumentView[]
}

/** Links to receipts, credit notes and the statement, for print. */
export const OrderDocuments = ({ number, documents }: OrderDocumentsProps) => (
  <div>
    {documents.length > 0 && (
      <>
        <Title order={3} mb="xs">
          {words.heading}
        </Title>
        <List listStyleType="none" mb="xs">
          {documents.map((document) => (
            <DocumentLine key={document.number} document={document} />
          ))}
        </List>
      </>
    )}
    <a href={sheetAddress('statement', number)}>{words.statement}</a>
  </div>
)

const DocumentLine = ({
  document: { number, kind, issuedOn, cents, isWithdrawn },
}: {
  document: DocumentView
}) => (
  <List.Item mb="0.25rem">
    <a href={sheetAddress('document', number)}>{words.line(words.kinds[kind], number)}</a>
    <Small>
      {[calendarDay(issuedOn), formatPrice(cents), isWithdrawn && words.withdrawn].filter(Boolean).join(', ')}
    </Small>
  </List.Item>
)
