import { loadToastArea } from '../../ui/load-toast-area.ts'

/** What sends the order of the dialog. Rejects where it cannot be fetched; a later call tries again. */
export const loadDialogSending = () => withToasts(() => import('../sending/send-from-dialog.ts'))

/** What sends the order of a service card, in the same way. */
export const loadCardSending = () => withToasts(() => import('../sending/send-from-card.ts'))

// It comes with the code of its toasts: a form that is filled in has to work without a network.
const withToasts = <Sending>(load: () => Promise<Sending>) =>
  Promise.all([load(), loadToastArea()]).then(([sending]) => sending)
