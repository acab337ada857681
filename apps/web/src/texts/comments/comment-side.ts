import type { CommentWords } from '@northword/content/texts/comment-words'
import { textComments } from '@northword/content/texts/text-comments'
import { createContext, useContext } from 'react'

interface Side {
  from: 'client' | 'studio'
  words: CommentWords
}

/** Client or studio. Default: client. */
export const CommentSide = createContext<Side>({ from: 'client', words: textComments })

export const useCommentSide = () => useContext(CommentSide)
