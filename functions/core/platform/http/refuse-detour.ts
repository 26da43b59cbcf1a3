import { timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { AppError } from '#shared/errors.ts'

/**
 * Behind CloudFront, which adds a secret to each request, an API answers nothing that came to its own address: what the
 * edge does for the platform could be left out there. Without a secret there is no CloudFront in front of it.
 */
export function refuseDetour(event: APIGatewayProxyEventV2): void {
  if (!process.env.ORIGIN_SECRET || cameThroughCloudFront(event)) return
  throw new AppError('forbidden', 'not_through_site', 'Call the API at the address of the site.')
}

export function cameThroughCloudFront(event: APIGatewayProxyEventV2): boolean {
  const expected = Buffer.from(process.env.ORIGIN_SECRET ?? '')
  const actual = Buffer.from(event.headers['x-origin-secret'] ?? '')
  return expected.length > 0 && expected.length === actual.length && timingSafeEqual(expected, actual)
}
