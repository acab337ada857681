import { Alert } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import type { DeskCase } from '@northword/contract/desk/desk'

const words = deskCase.address

/** An order whose address was removed. An erased order has no name either, and shows nothing here. */
export const Detached = ({ order: { email, fullName } }: Pick<DeskCase, 'order'>) =>
  email === '' && fullName !== '' ? (
    <Alert title={words.detached} mb="lg">
      {words.detachedText}
    </Alert>
  ) : null
