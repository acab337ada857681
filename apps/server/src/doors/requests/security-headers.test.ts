import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const policy =
  "default-src 'self';script-src 'self' 'sha256-abc=';script-src-attr 'none';style-src 'self' 'unsafe-inline';" +
  "img-src 'self' data:;font-src 'self';connect-src 'self';object-src 'none';base-uri 'none';" +
  "form-action 'self';frame-ancestors 'none'"
const alike = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

it.each([
  ['http://localhost:3000', { ...alike, 'content-security-policy': policy }],
  [
    'https://www.example.com',
    {
      ...alike,
      'content-security-policy': `${policy};upgrade-insecure-requests`,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    },
  ],
])('Every answer at %s carries these headers and no others', (publicUrl, headers) => {
  expect(securityHeaders(["'sha256-abc='"], publicUrl)).toEqual(headers)
})
