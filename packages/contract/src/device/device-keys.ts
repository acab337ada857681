import type { ConsentCategory } from '../site/consent.ts'
import {
  claimCookie,
  colorSchemeKey,
  consentDayKey,
  consentFlagKey,
  deviceCookie,
  draftPrefix,
  orderCookie,
  outboxPrefix,
  preferencesKey,
  previewCookie,
  scrollKey,
  sentCookie,
  sessionCookie,
  sessionIdKey,
  userKey,
} from './device-key-names.ts'

/** Cookie, localStorage or sessionStorage. */
export type DeviceStorage = 'cookie' | 'local' | 'session'

export interface DeviceKey {
  /** The name, or the prefix of all its names. */
  name: string
  /** Set if a suffix follows the name. */
  prefix?: string
  /** Of two places the second is conditional: localStorage after consent, a cookie without scripts. */
  storage: readonly DeviceStorage[]
  category: ConsentCategory
  /** Key of a duration in the Cookie Policy. */
  duration: string
  /** Reserved: nothing sets it. */
  isUnused?: true
}

/** Every name that the product stores on a device. The Cookie Policy shows this table. */
export const deviceKeys = [
  { name: sessionCookie, storage: ['cookie'], category: 'essential', duration: 'session' },
  { name: claimCookie, storage: ['cookie'], category: 'essential', duration: 'oneYear' },
  { name: deviceCookie, storage: ['cookie'], category: 'essential', duration: 'oneYear' },
  { name: orderCookie, storage: ['cookie'], category: 'essential', duration: 'link' },
  { name: sentCookie, storage: ['cookie'], category: 'essential', duration: 'tenMinutes' },
  { name: previewCookie, storage: ['cookie'], category: 'essential', duration: 'browser' },
  { name: consentFlagKey, storage: ['local', 'cookie'], category: 'essential', duration: 'oneYear' },
  { name: consentDayKey, storage: ['local', 'cookie'], category: 'essential', duration: 'oneYear' },
  { name: preferencesKey, storage: ['local', 'cookie'], category: 'functional', duration: 'oneYear' },
  { name: userKey, storage: ['local'], category: 'essential', duration: 'signedIn' },
  { name: sessionIdKey, storage: ['local'], category: 'essential', duration: 'signedIn' },
  {
    name: 'nw_outbox',
    prefix: outboxPrefix,
    storage: ['local'],
    category: 'essential',
    duration: 'untilSent',
  },
  { name: scrollKey, storage: ['session'], category: 'essential', duration: 'tab' },
  {
    name: 'nw_draft',
    prefix: draftPrefix,
    storage: ['session', 'local'],
    category: 'functional',
    duration: 'tabOrConsent',
  },
  {
    name: colorSchemeKey,
    storage: ['session', 'local'],
    category: 'functional',
    duration: 'tabOrConsent',
  },
  { name: '_ga', storage: ['cookie'], category: 'analytics', duration: 'twoYears', isUnused: true },
  { name: '_gid', storage: ['cookie'], category: 'analytics', duration: 'oneDay', isUnused: true },
] as const satisfies readonly DeviceKey[]

/** Undefined for a name that the product must not store there. */
export function findDeviceKey(storage: DeviceStorage, storedName: string): DeviceKey | undefined {
  const name = storage === 'cookie' ? storedName.replace(/^__Host-/, '') : storedName
  const rows: readonly DeviceKey[] = deviceKeys
  return rows.find(
    (row) =>
      !row.isUnused &&
      row.storage.includes(storage) &&
      (row.prefix ? name.startsWith(row.prefix) : name === row.name),
  )
}
