import type { ClientField } from '@northword/contract/orders/order-fields'

/** Names of what a client says of themselves in an order, where it is shown. */
export const clientLabels: Record<ClientField, string> = { fullName: 'Name', email: 'Email', phone: 'Phone' }

export const clientFields = Object.keys(clientLabels) as ClientField[]

/** Name and value of each of these fields that is not empty. */
export const clientFacts = (client: Record<ClientField, string>) =>
  clientFields
    .filter((field) => client[field] !== '')
    .map((field): [label: string, value: string] => [clientLabels[field], client[field]])

/** Turnaround of an order without a record of what was sold. */
export const turnaroundAsAgreed = 'as agreed with you'
