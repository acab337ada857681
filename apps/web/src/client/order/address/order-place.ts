import { linkPage } from '@northword/contract/people/by-link'
import { createContext, use } from 'react'
import { orderAddress } from './order-address.ts'

/** Base address of an order's page and of its plain forms. */
interface OrderPlace {
  /** Without a trailing slash; `address(number) + '/cancel'` is the action that cancels. */
  address: (number: string) => string
  /** Shown to the holder of a link, who may have no account. */
  isByLink: boolean
}

const inDashboard: OrderPlace = { address: orderAddress, isByLink: false }

/** The page that a mailed link opens. */
export const onLinkPage: OrderPlace = { address: () => linkPage, isByLink: true }

export const OrderPlaceContext = createContext(inDashboard)

/** Dashboard or link page. */
export const useOrderPlace = () => use(OrderPlaceContext)
