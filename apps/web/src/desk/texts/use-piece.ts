import { useParams } from 'react-router-dom'

/** The text that the address names. What is no number names none, and the server says so. */
export function usePiece() {
  const { number = '', piece = '', version = '' } = useParams()
  return { number, piece: Number(piece) || 0, version: Number(version) || 0 }
}
