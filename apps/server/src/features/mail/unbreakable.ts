import { company } from '@northword/content/company'

/** An order number, and an hour of the day with what it is followed by: "9 AM", "6:35 PM". */
export const unbreakable = new RegExp(
  String.raw`\b${company.orderPrefix}-ORD-[0-9]{8,16}-[A-Za-z0-9]{1,16}\b|\b[0-9]{1,2}(:[0-9]{2})? [AP]M\b`,
  'g',
)
