import { linkPage } from '@northword/contract/by-link'
import { createContext, use } from 'react'
import { orderAddress } from './order-address.ts'

/** Where the page of an order stands, and with it where its forms are posted to. */
interface OrderPlace {
  /** Without a slash at the end; `address(number) + '/cancel'` is where a plain form cancels. */
  address: (number: string) => string
  /** Whether it is shown to the holder of a link, who may have no account. */
  isByLink: boolean
}

const inDashboard: OrderPlace = { address: orderAddress, isByLink: false }

/** The page that a mailed link opens. */
export const onLinkPage: OrderPlace = { address: () => linkPage, isByLink: true }

export const OrderPlaceContext = createContext(inDashboard)

/** Where the page of the order is that is being rendered: in its client's dashboard, or at the end of a link. */
export const useOrderPlace = () => use(OrderPlaceContext)
