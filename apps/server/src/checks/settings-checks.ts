import { checks } from '@northword/content/operate/checks'
import type { Env } from '../env.ts'
import type { Finding } from './finding.ts'
import { isLoopback } from './loopback.ts'

export function checkSettings({ NODE_ENV, HOST, PUBLIC_URL, TRUSTED_PROXIES }: Env): Finding[] {
  const { protocol, hostname } = new URL(PUBLIC_URL)
  const isLocal = isLoopback(hostname)
  const found: Finding[] = []
  if (protocol === 'http:' && !isLocal && NODE_ENV === 'production')
    found.push({ check: 'insecureAddress', sentence: checks.insecureAddress(PUBLIC_URL) })
  if (isLocal && !isLoopback(HOST))
    found.push({ check: 'localAddress', sentence: checks.localAddress(PUBLIC_URL) })
  if (protocol === 'https:' && TRUSTED_PROXIES.length === 0)
    found.push({ check: 'proxyNotTrusted', sentence: checks.proxyNotTrusted })
  return found
}
