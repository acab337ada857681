import { createdToken, createTokenInput, tokenInput, tokenList } from '@northword/contract/desk/tokens'
import { freshProcedure, rest, router, staffProcedure } from '../../doors/trpc.ts'
import { createToken, listTokens, revokeToken } from './tokens.ts'

const owner = staffProcedure('owner')
/** A new token hands out access to the desk, so the owner must have signed in recently. */
const freshOwner = freshProcedure('owner')

export const tokensRouter = router({
  list: owner
    .meta(rest('GET', '/api/desk/tokens', 'Every API token, the latest first.'))
    .output(tokenList)
    .query(async ({ ctx }) => ({ tokens: await listTokens(ctx.em) })),
  create: freshOwner
    .meta(
      rest('POST', '/api/desk/tokens', 'Make an API token. Its secret is in this answer and in no other.', {
        status: 201,
      }),
    )
    .input(createTokenInput)
    .output(createdToken)
    .mutation(({ ctx, input }) => createToken(ctx, input)),
  revoke: freshOwner
    .meta(
      rest('DELETE', '/api/desk/tokens/:id', 'Revoke an API token, at once.', { refuses: ['tokenNotFound'] }),
    )
    .input(tokenInput)
    .mutation(({ ctx, input }) => revokeToken(ctx.em, input.id)),
})
