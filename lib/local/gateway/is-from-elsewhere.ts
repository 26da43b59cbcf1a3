import type { IncomingMessage } from 'node:http'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Tells whether another site’s page requests a change. Browsers say so, older ones only by the origin;
 * programs, which no site can make send requests, say neither. A page on another port of this machine counts
 * as another site.
 */
export function isFromElsewhere({ method = 'GET', headers }: IncomingMessage): boolean {
  if (reading.has(method)) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && headers.origin !== `http://${headers.host}`
}
