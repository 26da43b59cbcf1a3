import { timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

/**
 * The address of the caller. The edge names it in a header of its own, which is believed only beside the secret
 * that CloudFront adds; `X-Forwarded-For` is never read, because anybody can write it.
 */
export function clientIp(event: APIGatewayProxyEventV2): string {
  const viewer = event.headers['x-viewer-address']
  return viewer && cameThroughCloudFront(event) ? viewer : event.requestContext.http.sourceIp
}

function cameThroughCloudFront(event: APIGatewayProxyEventV2): boolean {
  const expected = Buffer.from(process.env.ORIGIN_SECRET ?? '')
  const actual = Buffer.from(event.headers['x-origin-secret'] ?? '')
  return expected.length > 0 && expected.length === actual.length && timingSafeEqual(expected, actual)
}
