import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { cameThroughCloudFront } from './refuse-detour.ts'

/**
 * The address of the caller. The edge names it in its own header, which we believe only beside the secret that
 * CloudFront adds; `X-Forwarded-For` is never read, because anyone can write it.
 */
export function clientIp(event: APIGatewayProxyEventV2): string {
  const viewer = event.headers['x-viewer-address']
  return viewer && cameThroughCloudFront(event) ? viewer : event.requestContext.http.sourceIp
}
