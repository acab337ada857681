import { ordering } from '@northword/content/orders/ordering'
import { orderPage } from '@northword/content/orders/order-page'
import { pages } from '@northword/content/site/pages'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { freshPage } from '../../../testing/fresh-page.ts'
import { keptKeys } from '../../../testing/open-order.tsx'
import { ada, adasOrder, orderView } from '../../../testing/order-fixtures.ts'
import { writeDraft } from '../../ordering/form/stored-draft.ts'
import { ServedPage } from '../../served/page-state.tsx'
import OrderPlacedPage from './order-placed.page.tsx'

freshPage()

const { sku, idempotencyKey } = adasOrder
const { number, name, priceCents, email, contactBy } = orderView(adasOrder)
const placed = { number, sku, name, priceCents, email, contactBy, turnaround: '72 hours' }

test.each([
  ['ends the draft that the browser has posted', idempotencyKey, []],
  ['keeps a draft that was begun since', idempotencyKey.replace('6', '7'), [`nw_draft:${sku}`]],
])('the confirmation of an order %s', (_, posted, kept) => {
  writeDraft({ sku, writtenBy: null }, { version: 1, values: ada, idempotencyKey, sent: [] })
  render(
    <MemoryRouter>
      <ServedPage state={{ placed: { ...placed, idempotencyKey: posted } }}>
        <OrderPlacedPage head={pages.orderPlaced} params={{}} />
      </ServedPage>
    </MemoryRouter>,
  )
  screen.getByRole('heading', { name: ordering.confirmation.heading })
  screen.getByRole('link', { name: orderPage.placed.allServices.label })
  expect(keptKeys('nw_draft')).toEqual(kept)
})
