import { timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { AppError } from '#shared/errors.ts'
import type { Contract } from '#shared/platform/http/route.ts'
import { csrfCookie, isCsrfToken } from '#shared/platform/security/csrf.ts'

const forged = () =>
  new AppError('forbidden', 'csrf', 'We could not confirm your session. Reload the page and try again.')

/**
 * Cross-site request forgery: a mutation by a signed-in member carries the token of its session twice, as a cookie
 * and as a header, and a browser must not say that the request comes from another site.
 */
export function refuseForgery(contract: Contract, event: APIGatewayProxyEventV2): void {
  if (contract.method === 'GET' || contract.auth === 'webhook') return
  if (event.headers['sec-fetch-site'] === 'cross-site') throw forged()
  if (contract.auth === 'public') return
  const header = event.headers['x-csrf-token']
  const prefix = `${csrfCookie}=`
  const cookies = event.cookies ?? event.headers.cookie?.split(/; */)
  const cookie = cookies?.find((pair) => pair.startsWith(prefix))?.slice(prefix.length)
  if (!header || !cookie || !isCsrfToken(header) || !isCsrfToken(cookie)) throw forged()
  if (!timingSafeEqual(Buffer.from(header), Buffer.from(cookie))) throw forged()
}
