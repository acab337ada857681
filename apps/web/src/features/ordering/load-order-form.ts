import { fetchPart } from '../../parts/fetch-part.ts'
import { loadToastArea } from '../../ui/load-toast-area.ts'

// A form comes with the code of its toasts: an open form has to work without a network.
const withToasts = async <Form>(load: () => Promise<Form>) =>
  fetchPart(async () => {
    const [form] = await Promise.all([load(), loadToastArea()])
    return form
  })

/** The code of the order dialog. Rejects where it cannot be fetched; a later call tries again. */
export const loadOrderDialog = () => withToasts(() => import('./order-dialog.tsx'))

/** The code of the form on a service card. Rejects where it cannot be fetched; a later call tries again. */
export const loadInlineForm = () => withToasts(() => import('./order-inline-form.tsx'))
