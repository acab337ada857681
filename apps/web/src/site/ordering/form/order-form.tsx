import type { Service } from '@northword/content/catalogue'
import { ordering } from '@northword/content/ordering'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'
import { Failure } from '../../plain-form/failure.tsx'
import { useSessionHint } from '../../session/session-store.ts'
import { OrderFields } from './order-fields.tsx'
import styles from './order-form.module.css'
import type { useOrderForm } from './use-order-form.ts'

interface OrderFormProps {
  service: Service
  order: ReturnType<typeof useOrderForm>
  onCancel: () => void
}

/** The form itself, the same in the dialog and on a service card. */
export function OrderForm({ service, order, onCancel }: OrderFormProps) {
  const { form, result, start, errors, sending, failure } = order
  return (
    <form {...form} className={styles.form} noValidate aria-label={ordering.dialog.title(service.name)}>
      <OrderSummary service={service} />
      <Beginning restored={start.restored} />
      <OrderFields key={start.key} values={start.values} errors={errors} />
      {failure && <Failure message={failure} ref={result} />}
      <p className={styles.statement}>
        {ordering.statement} {ordering.freeToSend}
      </p>
      <div className={styles.buttons}>
        <Button tone="primary" type="submit" disabled={sending}>
          {sending ? ordering.buttons.sending : ordering.buttons.submit}
        </Button>
        <Button disabled={sending} onClick={onCancel}>
          {ordering.buttons.cancel}
        </Button>
      </div>
    </form>
  )
}

/** The price and the turnaround. */
function OrderSummary({ service }: { service: Service }) {
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{ordering.summary.price}</dt>
        <dd>
          <Price cents={service.priceCents} />
        </dd>
      </div>
      <div>
        <dt>{ordering.summary.turnaround}</dt>
        <dd>{service.turnaround.label}</dd>
      </div>
    </dl>
  )
}

/** Says why the fields are filled in already. */
function Beginning({ restored }: { restored: boolean }) {
  const user = useSessionHint()
  const [filledInFor] = useState(user?.id)
  const isFilledIn = user !== null && user.id === filledInFor
  const reason = restored ? ordering.draft.restored : isFilledIn && ordering.prefilled
  return reason ? <p className={styles.beginning}>{reason}</p> : null
}
