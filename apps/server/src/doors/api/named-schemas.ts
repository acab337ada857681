import { colleague, deskCase, happening } from '@northword/contract/desk/desk'
import { heldMails, mailDetail, mailRow, shownLinks } from '@northword/contract/desk/desk-mails'
import { messageView } from '@northword/contract/desk/desk-messages'
import { deskView, orderRow } from '@northword/contract/desk/desk-orders'
import { duty } from '@northword/contract/desk/desk-queue'
import { findings } from '@northword/contract/desk/desk-warnings'
import {
  itemRef,
  liveReleaseView,
  siteItem,
  siteItemRow,
  siteProblem,
  siteRevision,
  siteWarning,
} from '@northword/contract/desk/site'
import { openedStudio, siteOpening } from '@northword/contract/desk/site-opening'
import { siteChange, siteName } from '@northword/contract/desk/site-review'
import { fieldDifference, releaseFailure, releaseView } from '@northword/contract/desk/site-releases'
import { tokenView } from '@northword/contract/desk/tokens'
import { deliveryView, webhookView } from '@northword/contract/desk/webhooks'
import {
  documentView,
  entryView,
  moneyView,
  orderMoney,
  requestView,
} from '@northword/contract/money/money-view'
import { conversationView, deskConversation } from '@northword/contract/orders/conversation'
import { orderDetail, soldRelease, soldView } from '@northword/contract/orders/orders'
import { wireOrder, wireProject } from '@northword/contract/orders/wire-orders'
import { userView } from '@northword/contract/people/auth'
import { staffListing, staffView } from '@northword/contract/people/staff-view'
import { errorBody, problem } from '@northword/contract/site/problems'
import { wireService } from '@northword/contract/site/wire-service'
import { certificate } from '@northword/contract/texts/approvals'
import {
  commentView,
  deskReviewView,
  passage,
  reviewView,
  roundsView,
} from '@northword/contract/texts/reviews'
import * as views from '@northword/contract/texts/text-views'
import { voiceView } from '@northword/contract/texts/voice'
import * as z from 'zod'

/** Components of the OpenAPI document: the names that generated clients give to these shapes. */
export const namedSchemas = {
  Service: wireService,
  Order: wireOrder,
  OrderDetail: orderDetail,
  OrderEvent: orderDetail.shape.events.element,
  SoldService: soldView,
  SoldRelease: soldRelease,
  Project: wireProject,
  User: userView,
  Conversation: conversationView,
  Message: conversationView.shape.messages.element,
  Balance: orderMoney,
  PaymentRequest: requestView,
  PrintedDocument: documentView,
  Duty: duty,
  OrderRow: orderRow,
  Case: deskCase,
  OrderAtDesk: deskCase.shape.order,
  ReachableColleague: deskCase.shape.claimedBy.unwrap(),
  TimelineEntry: happening,
  Colleague: colleague,
  SavedView: deskView,
  ContactMessage: messageView,
  DeskConversation: deskConversation,
  DeskMessage: deskConversation.shape.messages.element,
  Mail: mailRow,
  MailDetail: mailDetail,
  MailLink: shownLinks.element,
  HeldMail: heldMails.element,
  Ledger: moneyView,
  LedgerEntry: entryView,
  Piece: views.pieceView,
  DeskPiece: views.deskPiece,
  DeskVersion: views.deskPiece.shape.versions.element,
  Version: views.versionRow,
  VersionText: views.versionView,
  Draft: views.draftView,
  SavedDraft: views.savedDraft,
  CheckedText: views.checkedText,
  Overlap: views.checkedText.shape.overlapsWith.element,
  Block: views.block,
  TextRun: views.run,
  Segment: views.segment,
  BlockChange: views.blockChange,
  Comparison: views.comparison,
  QualitySheet: views.sheetView,
  Report: views.reportView,
  Passage: passage,
  Comment: commentView,
  Rounds: roundsView,
  Review: reviewView,
  DeskReview: deskReviewView,
  Certificate: certificate,
  Voice: voiceView,
  StaffMember: staffView,
  StaffListing: staffListing,
  ApiToken: tokenView,
  Webhook: webhookView,
  Delivery: deliveryView,
  SiteItem: siteItem,
  SiteItemRow: siteItemRow,
  SiteChange: siteChange,
  SiteName: siteName,
  SiteItemName: itemRef,
  SiteProblem: siteProblem,
  SiteWarning: siteWarning,
  SiteRevision: siteRevision,
  SiteEvent: siteItem.shape.events.element,
  LiveRelease: liveReleaseView,
  SiteOpening: siteOpening,
  OpenedStudio: openedStudio,
  Release: releaseView,
  ReleaseChange: releaseView.shape.changes.element,
  ReleaseFailure: releaseFailure,
  FieldDifference: fieldDifference,
  Warning: findings.element,
  Problem: errorBody,
  ErrorKind: problem,
} satisfies Record<string, z.ZodType>

// Registered here, and not in the contract, where names would cost bytes in the browser.
for (const [id, schema] of Object.entries(namedSchemas)) z.globalRegistry.add(schema, { id })

/** Name of a component; undefined for other schemas. */
export const nameOf = (schema: z.core.$ZodType) => z.globalRegistry.get(schema)?.id
