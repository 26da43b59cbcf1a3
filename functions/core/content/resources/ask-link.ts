import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { lookupAt, publicAddressOf, publicWeb, type Web } from '#core/platform/http/public-web.ts'

type Method = 'HEAD' | 'GET'
type Answer = { status: number; location?: string | undefined }

const patienceMs = 10_000
const mostHops = 5

/**
 * Returns how a link answers after its redirects. Before each hop the host is resolved, and the request goes to the very
 * address that was looked at: a page of others must not lead this function into our own network. Throws where it would.
 */
export async function askLink(href: string, method: Method, web: Web = publicWeb): Promise<number> {
  let url = new URL(href)
  for (let hop = 0; hop <= mostHops; hop++) {
    const { status, location } = await answerOf(url, method, await addressOf(url, web))
    if (status < 300 || status >= 400 || !location) return status
    url = new URL(location, url)
  }
  throw new Error(`${href} redirects more than ${mostHops} times.`)
}

async function addressOf(url: URL, web: Web): Promise<string> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error(`${url.protocol} is not on the web.`)
  const address = await publicAddressOf(url, web)
  if (!address) throw new Error(`${url.hostname} is not on the public web.`)
  return address
}

const answerOf = (url: URL, method: Method, address: string): Promise<Answer> =>
  new Promise((answered, failed) => {
    const request = (url.protocol === 'https:' ? overHttps : overHttp)(
      url,
      {
        method,
        headers: { 'user-agent': 'Boxrise link check' },
        signal: AbortSignal.timeout(patienceMs),
        lookup: lookupAt(address),
      },
      (response) => {
        answered({ status: response.statusCode ?? 0, location: response.headers.location })
        response.destroy()
      },
    )
    request.on('error', failed)
    request.end()
  })
