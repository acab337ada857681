import type { CommentWords } from '@northword/content/comment-words'
import { textComments } from '@northword/content/text-comments'
import { createContext, useContext } from 'react'

interface Side {
  /** Who comments on this page. */
  from: 'client' | 'studio'
  words: CommentWords
}

/** On which side whoever comments on a text is: a client, unless the page says otherwise. */
export const CommentSide = createContext<Side>({ from: 'client', words: textComments })

export const useCommentSide = () => useContext(CommentSide)
