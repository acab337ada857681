import type { BrowserKeys, KeyName } from '../doors/browser-keys.ts'

export function demoBrowser(): BrowserKeys {
  const cookies = new Map<KeyName, string>()
  return {
    read: (name) => cookies.get(name) ?? null,
    keep: (name, secret) => void cookies.set(name, secret),
    forget: (name) => void cookies.delete(name),
    recall: () => null,
    remember: () => {},
    rememberSent: () => {},
    wasSentTo: () => false,
    signalsPrivacy: false,
    device: 'Demo',
  }
}
