import ipaddr from 'ipaddr.js'

/** True if a host from a URL or `HOST` is loopback. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1')
  if (/^(.+\.)?localhost$/i.test(name)) return true
  return ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback'
}
