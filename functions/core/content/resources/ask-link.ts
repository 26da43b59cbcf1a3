import { lookup as resolve } from 'node:dns/promises'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isPublicAddress } from './public-address.ts'

type Method = 'HEAD' | 'GET'
type Answer = { status: number; location?: string | undefined }

const patienceMs = 10_000
const mostHops = 5

/** Where the tests stand in for the public web. */
export type Web = { addressesOf: (host: string) => Promise<string[]>; isPublic: (address: string) => boolean }

const publicWeb: Web = {
  addressesOf: async (host) => (await resolve(host, { all: true })).map(({ address }) => address),
  isPublic: isPublicAddress,
}

/**
 * Returns how a link answers after its redirects. Before each hop the host is resolved, and the request goes to the very
 * address that was looked at: a page of others must not lead this function into our own network. Throws where it would.
 */
export async function askLink(href: string, method: Method, web: Web = publicWeb): Promise<number> {
  let url = new URL(href)
  for (let hop = 0; hop <= mostHops; hop++) {
    const { status, location } = await answerOf(url, method, await publicAddressOf(url, web))
    if (status < 300 || status >= 400 || !location) return status
    url = new URL(location, url)
  }
  throw new Error(`${href} redirects more than ${mostHops} times.`)
}

async function publicAddressOf({ protocol, hostname }: URL, web: Web): Promise<string> {
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`${protocol} is not on the web.`)
  const addresses = await web.addressesOf(hostname.replace(/^\[|\]$/g, ''))
  const [first] = addresses
  if (!first || !addresses.every(web.isPublic)) throw new Error(`${hostname} is not on the public web.`)
  return first
}

const answerOf = (url: URL, method: Method, address: string): Promise<Answer> =>
  new Promise((answered, failed) => {
    const request = (url.protocol === 'https:' ? overHttps : overHttp)(
      url,
      {
        method,
        headers: { 'user-agent': 'Boxrise link check' },
        signal: AbortSignal.timeout(patienceMs),
        lookup: (_host, { all }, found) => {
          const family = address.includes(':') ? 6 : 4
          if (all) found(null, [{ address, family }])
          else found(null, address, family)
        },
      },
      (response) => {
        answered({ status: response.statusCode ?? 0, location: response.headers.location })
        response.destroy()
      },
    )
    request.on('error', failed)
    request.end()
  })
