import type { SoldView } from '@northword/contract/orders/orders'
import { DomainError } from '../../../errors/domain-error.ts'
import type { Order } from '../../orders/order/order.entity.ts'

type Piece = SoldView['pieces'][number]

/** The pieces that were sold with an order. Old orders have no such record: one piece with the service's name. */
export const piecesOfOrder = ({ sold, name }: Pick<Order, 'sold' | 'name'>): Piece[] =>
  sold && sold.pieces.length > 0 ? sold.pieces : [{ title: name, words: sold?.words ?? null }]

/** True if each piece of the order is among these. */
export const isWhole = (order: Pick<Order, 'sold' | 'name'>, versions: readonly { piece: number }[]) =>
  new Set(versions.map(({ piece }) => piece)).size === piecesOfOrder(order).length

/** @throws {DomainError} `textNotFound` */
export function pieceOf(order: Pick<Order, 'sold' | 'name'>, number: number): Piece {
  const piece = piecesOfOrder(order)[number - 1]
  if (!piece) throw new DomainError('textNotFound')
  return piece
}
