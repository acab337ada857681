import { company } from '@northword/content/studio/company'
import { icons } from '@northword/content/studio/icons'
import { picturePath } from '@northword/contract/pictures/picture-files'
import { descriptions } from '@northword/content/site/descriptions'
import type { Organization, WebSite } from 'schema-dts'
import { publicUrl } from '../public-url.ts'

const { address, brand, emails, phone, social } = company
const [legalName, ...street] = address
const largest = icons.at(-1)
const id = `${publicUrl}/#studio`

/** The studio as offerer and publisher on every page. */
export const studioInBrief = {
  '@type': 'Organization',
  '@id': id,
  name: brand,
  url: `${publicUrl}/`,
} as const satisfies Organization

/** The studio with the footer's details, telephone and profiles. */
export const studio = () =>
  ({
    ...studioInBrief,
    legalName,
    logo: `${publicUrl}${largest ? picturePath(largest.name) : '/icon-512.png'}`,
    description: descriptions.home,
    email: emails.hello,
    telephone: phone,
    address: { '@type': 'PostalAddress', streetAddress: street.join(', ') },
    sameAs: Object.values(social).filter((profile) => profile !== undefined),
  }) as const satisfies Organization

export const website = () =>
  ({
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: brand,
    url: `${publicUrl}/`,
    inLanguage: 'en',
    publisher: { '@id': id },
  }) as const satisfies WebSite
