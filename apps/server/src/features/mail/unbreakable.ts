import { company } from '@northword/content/studio/company'

/** Matches an order number, and a time such as "9 AM" or "6:35 PM". */
export const unbreakable = new RegExp(
  String.raw`\b${company.orderPrefix}-ORD-[0-9]{8,16}-[A-Za-z0-9]{1,16}\b|\b[0-9]{1,2}(:[0-9]{2})? [AP]M\b`,
  'g',
)
