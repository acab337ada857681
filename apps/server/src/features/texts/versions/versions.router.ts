import {
  checkedText,
  comparison,
  deskPieces,
  draftView,
  piecesView,
  savedDraft,
  versionView,
} from '@northword/contract/texts/text-views'
import {
  checkTextInput,
  compareInput,
  pieceInput,
  reportFileInput,
  saveDraftInput,
  versionInput,
} from '@northword/contract/texts/texts'
import { orderNumberInput } from '@northword/contract/orders/order-number-input'
import { deskProcedure, limited, procedure, rest } from '../../../doors/trpc.ts'
import { checkTyped, mostTextBytes } from './checked-text.ts'
import { attachReport, findDraft, saveDraft } from './drafts.ts'
import { piecesAtDesk, textsSeen } from './list-pieces.ts'
import { compareVersions, readVersion } from './read-version.ts'

const alone = procedure.meta({ alone: true })
const desk = deskProcedure('desk')
const aloneAtDesk = desk.meta({ alone: true })

export const versionProcedures = {
  /** Open to anyone who may see the order, by session or link. */
  list: procedure
    .meta(rest('GET', '/api/orders/:number/texts', 'The texts of an order, with their versions.'))
    .input(orderNumberInput)
    .output(piecesView)
    .query(({ ctx, input }) => textsSeen(ctx, input.number)),
  read: alone
    .meta(rest('GET', '/api/orders/:number/texts/:piece/versions/:version', 'A version of a text, to read.'))
    .input(versionInput)
    .output(versionView)
    .query(({ ctx, input }) => readVersion(ctx.em, ctx.actor, input)),
  compare: alone
    .meta(
      rest(
        'GET',
        '/api/orders/:number/texts/:piece/versions/:version/changes',
        'What became of one version of a text in another.',
      ),
    )
    .input(compareInput)
    .output(comparison)
    .use(limited('compareNetwork'))
    .query(({ ctx, input }) => compareVersions(ctx, input)),
  listAtDesk: desk
    .meta(rest('GET', '/api/desk/orders/:number/texts', 'The texts of an order, and what is being written.'))
    .input(orderNumberInput)
    .output(deskPieces)
    .query(({ ctx, input }) => piecesAtDesk(ctx, input.number)),
  readAtDesk: aloneAtDesk
    .meta(
      rest('GET', '/api/desk/orders/:number/texts/:piece/versions/:version', 'A version of a text, to read.'),
    )
    .input(versionInput)
    .output(versionView)
    .query(({ ctx, input }) => readVersion(ctx.em, ctx.actor, input)),
  compareAtDesk: aloneAtDesk
    .meta(
      rest(
        'GET',
        '/api/desk/orders/:number/texts/:piece/versions/:version/changes',
        'What became of one version of a text in another.',
      ),
    )
    .input(compareInput)
    .output(comparison)
    .query(({ ctx, input }) => compareVersions(ctx, input)),
  findDraft: aloneAtDesk
    .meta(
      rest('GET', '/api/desk/orders/:number/texts/:piece/draft', 'What is being written.', {
        refuses: ['cannotWrite'],
      }),
    )
    .input(pieceInput)
    .output(draftView)
    .query(({ ctx, input }) => findDraft(ctx.em, ctx.actor, input)),
  saveDraft: desk
    .meta({
      ...rest('PUT', '/api/desk/orders/:number/texts/:piece/draft', 'Keep what is being written.', {
        refuses: ['cannotWrite', 'textsWaiting'],
      }),
      mostBytes: mostTextBytes,
    })
    .input(saveDraftInput)
    .output(savedDraft)
    .mutation(({ ctx, input }) => saveDraft(ctx, input)),
  attachReport: desk
    .meta({
      ...rest(
        'PUT',
        '/api/desk/orders/:number/texts/:piece/report',
        'Attach the report of a plagiarism checker to what is being written, as a PDF in base64.',
        { refuses: ['cannotWrite', 'textsWaiting'] },
      ),
      mostBytes: mostTextBytes,
    })
    .input(reportFileInput)
    .output(savedDraft)
    .mutation(({ ctx, input }) => attachReport(ctx, input)),
  checkText: desk
    .meta({
      ...rest(
        'POST',
        '/api/desk/orders/:number/texts/:piece/check',
        'A text as its reader would see it, with its quality sheet.',
        { refuses: ['textTooTangled', 'textsWaiting'] },
      ),
      mostBytes: mostTextBytes,
      alone: true,
    })
    .input(checkTextInput)
    .output(checkedText)
    .mutation(({ ctx, input }) => checkTyped(ctx, input)),
}
