import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Contract } from '#shared/platform/http/route.ts'
import { cacheControl, etagOf, isHeld } from './caching.ts'

/** A picture that has an address for each of its versions. */
export type Versioned = {
  version: string
  /** The request names this version. A request that names another one, or none, gets this one for a short while. */
  isNamed: boolean
  /** The picture in Base64. */
  file(): Promise<string>
}

/** What is at the address of a version never changes; the edge, which keeps it for a minute, asks whether it may be seen. */
const forever = 'public, max-age=31536000, immutable'

/** Tells those who hold a version, or ask about it only, before its picture is read or drawn. */
export async function answerVersion(
  { caching = 'revalidate', mediaType = 'image/png' }: Contract,
  { version, isNamed, file }: Versioned,
  { headers: asked, requestContext }: APIGatewayProxyEventV2,
): Promise<APIGatewayProxyStructuredResultV2> {
  const etag = etagOf(version)
  const headers = {
    'cache-control': isNamed ? forever : cacheControl[caching],
    etag,
    'x-request-id': requestContext.requestId,
  }
  if (isHeld(asked['if-none-match'], etag)) return { statusCode: 304, headers }
  const typed = { ...headers, 'content-type': mediaType }
  if (requestContext.http.method === 'HEAD') return { statusCode: 200, headers: typed }
  return { statusCode: 200, headers: typed, body: await file(), isBase64Encoded: true }
}
