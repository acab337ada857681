import { siteContentOf } from '@northword/contract/content/site-content'
import type { ContentItem } from '@northword/contract/content/content-items'
import { readItems } from '@northword/seed/read-items'

/** Fields of the seed's studio in which the other one differs, by the key of their item. */
const changes: Record<string, object> = {
  brand: {
    brand: 'Quillhaven',
    tagline: 'Letters for everybody',
    emails: {
      hello: 'ahoy@quillhaven.example',
      orders: 'desk@quillhaven.example',
      legal: 'law@quillhaven.example',
      privacy: 'secrets@quillhaven.example',
      refunds: 'money@quillhaven.example',
      accessibility: 'access@quillhaven.example',
    },
    address: ['Quillhaven SARL', '7 rue des Exemples', 'Lyon'],
    registrationNumber: '11112222',
  },
  hours: {
    timeZone: 'Europe/Paris',
    label: 'Tuesday–Saturday, 10 AM–7 PM CET',
    opens: '10:00',
    closes: '19:00',
  },
  promises: {
    answerWithinHours: { least: 3, most: 6 },
    contactWithinHours: 24,
    payWithinHours: 24,
    reviewDays: 21,
    refundDays: 45,
    graceDays: 7,
    extraRoundCents: 3_500,
  },
  accounts: {
    bank: {
      holder: 'Quillhaven SARL',
      name: 'Banque des Exemples',
      number: '111-222222-333',
      swift: 'EXAMFRPP',
    },
    paypal: 'pay@quillhaven.example',
  },
}

const changed = ({ kind, key, fields }: ContentItem): ContentItem => ({
  kind,
  key,
  fields: kind === 'studio' ? Object.assign({}, fields, changes[key]) : fields,
})

export const otherItems = (): ContentItem[] => readItems().map(changed)

/** A studio with the seed's services and another name, zone, addresses, accounts and promises. */
export const otherSite = siteContentOf(otherItems())
