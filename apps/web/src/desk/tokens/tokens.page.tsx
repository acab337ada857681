import '@mantine/core/styles/Checkbox.layer.css'
import { Text } from '@mantine/core'
import { deskTokens as words } from '@northword/content/desk/desk-tokens'
import { apiDocs } from '@northword/content/operate/api-docs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AskThenShow } from '../frame/ask-then-show.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { DeskHead } from '../frame/desk-head.tsx'
import { Done } from '../frame/done.tsx'
import { Fetched } from '../frame/fetched.tsx'
import { type Made, MadeToken } from './made-token.tsx'
import { TokenForm } from './token-form.tsx'
import { TokenTable } from './token-table.tsx'
import { tokensQuery } from './tokens-query.ts'

/** For owners. */
export default function TokensPage() {
  const query = useQuery(tokensQuery)
  const [done, setDone] = useState<string | false>(false)
  return (
    <>
      <BackLink to="/staff">{words.back}</BackLink>
      <DeskHead heading={words.heading}>
        <CreateToken />
      </DeskHead>
      <Text maw="42rem" mb="lg">
        {words.intro} <a href={apiDocs.pages.reference.path}>{words.reference}</a>
      </Text>
      <Done>{done}</Done>
      <Fetched query={query} label={words.loading}>
        {({ tokens }) =>
          tokens.length === 0 ? <Text>{words.none}</Text> : <TokenTable tokens={tokens} onDone={setDone} />
        }
      </Fetched>
    </>
  )
}

const CreateToken = () => (
  <AskThenShow<Made>
    button={words.create.open}
    title={(made) => (made ? words.made.title(made.token.name) : words.create.title)}
    renderForm={(onMade, onClose) => <TokenForm onMade={onMade} onClose={onClose} />}
    renderMade={(made, onClose) => <MadeToken made={made} onClose={onClose} />}
  />
)
