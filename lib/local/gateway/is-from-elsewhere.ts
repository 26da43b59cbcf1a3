import type { IncomingMessage } from 'node:http'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether another site's page asks for a change. Browsers say so, older ones by the origin alone; programs, which
 * no site can make ask, say neither. A page of another port of this machine counts as another site.
 */
export function isFromElsewhere({ method = 'GET', headers }: IncomingMessage): boolean {
  if (reading.has(method)) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && headers.origin !== `http://${headers.host}`
}
