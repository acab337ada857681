import { deskTokens as words } from '@northword/content/desk/desk-tokens'
import { AskThenShow } from '../frame/ask-then-show.tsx'
import { type Made, MadeToken } from './made-token.tsx'
import { TokenForm } from './token-form.tsx'

export const CreateToken = () => (
  <AskThenShow<Made>
    button={words.create.open}
    title={(made) => (made ? words.made.title(made.token.name) : words.create.title)}
    ask={(onMade, onClose) => <TokenForm onMade={onMade} onClose={onClose} />}
    show={(made, onClose) => <MadeToken made={made} onClose={onClose} />}
  />
)
