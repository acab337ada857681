import { Alert } from '@mantine/core'
import { deskCase } from '@northword/content/desk-case'
import type { DeskCase } from '@northword/contract/desk'

const words = deskCase.address

/** Says that an order has no address any more; one that was erased has no name either. */
export const Detached = ({ order: { email, fullName } }: Pick<DeskCase, 'order'>) =>
  email === '' && fullName !== '' ? (
    <Alert title={words.detached} mb="lg">
      {words.detachedText}
    </Alert>
  ) : null
