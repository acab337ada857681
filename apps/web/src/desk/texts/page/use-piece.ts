import { useParams } from 'react-router-dom'

/** The text in the address. A part that is no number becomes 0, which the server refuses. */
export function usePiece() {
  const { number = '', piece = '', version = '' } = useParams()
  return { number, piece: Number(piece) || 0, version: Number(version) || 0 }
}
