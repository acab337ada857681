const secret = /pass|secret|token|key|credential/i
const struck = '***'

/** Value of a setting or URL part, with passwords and keys struck out. */
export function withoutSecrets(name: string, value: string): string {
  if (value !== '' && secret.test(name)) return struck
  const url = URL.parse(value)
  if (!url) return value
  const before = url.href
  // Some mail services use the same key as user and password.
  if (url.password && url.username === url.password) url.username = struck
  if (url.password) url.password = struck
  for (const parameter of new Set(url.searchParams.keys()))
    if (secret.test(parameter)) url.searchParams.set(parameter, struck)
  return url.href === before ? value : url.href
}
