/** Each copy needs its own `idempotencyKey`. */
export const sampleOrder = {
  sku: 'PS-070',
  fullName: 'Ada Example',
  email: 'ada@customer.example',
  phone: '+852 0000 0001',
  note: 'Three product pages for a shop that sells hand-made paper. The tone is warm and plain; please no puns.',
}
