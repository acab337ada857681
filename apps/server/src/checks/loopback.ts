import ipaddr from 'ipaddr.js'

/** Whether a host, as it stands in a URL or in `HOST`, is this machine to itself and to nobody else. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1')
  if (/^(.+\.)?localhost$/i.test(name)) return true
  return ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback'
}
