import { fieldsOf } from '@northword/contract/form-fields'
import { approveInput } from '@northword/contract/texts/approvals'
import { type FormRoute, sends } from '../../../doors/form-route.ts'
import { orderPath } from '../../orders/orders.form.ts'
import { secretIn } from '../../links/mint-link.ts'
import { approvalUndoPage } from './approval-undo.ts'
import { sentOn, versionIn } from '../reviews/comments.form.ts'

export const approvalForms: FormRoute[] = [
  {
    name: 'approve-text',
    path: `${orderPath}/approve`,
    page: orderPath,
    async handle(request) {
      await request.call.reviews.approve({ ...fieldsOf(approveInput, request.typed), ...versionIn(request) })
      return sentOn(request)
    },
  },
  {
    name: 'approval-undo',
    path: approvalUndoPage,
    handle: sends(({ call, query }) => call.reviews.undoApproval({ token: secretIn(query) })),
  },
]
