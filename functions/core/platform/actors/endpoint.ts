import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import * as z from 'zod/mini'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { answerProblems } from '#core/platform/http/answer-problems.ts'
import { cacheControl, etagOf, isHeld } from '#core/platform/http/caching.ts'
import { clientIp } from '#core/platform/http/client-ip.ts'
import { decodeBody } from '#core/platform/http/decode-body.ts'
import { AlreadyAnswered, idempotency } from '#core/platform/http/idempotency.ts'
import { limitRate } from '#core/platform/http/rate-limit.ts'
import { refuseDetour } from '#core/platform/http/refuse-detour.ts'
import { refuseForgery } from '#core/platform/http/refuse-forgery.ts'
import { tokenSubject } from '#core/platform/http/token-claims.ts'
import { validate } from '#core/platform/http/validate.ts'
import { log } from '#core/platform/log/log.ts'
import { AppError } from '#shared/errors.ts'
import type { AnswerOf, BodyOf, Contract, ParamsOf, QueryOf } from '#shared/platform/http/route.ts'
import { type Actor, authenticate } from './authenticate.ts'

/** The input of a use-case. Identity comes from `actor` alone. */
export type ApiRequest<C extends Contract> = {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  actor: C['auth'] extends 'public' | 'webhook' ? undefined : Actor
  now: string
  requestId: string
  ip: string
  userAgent: string
  /** What the browser says of where the request comes from (`Sec-Fetch-Site`); programs mostly say nothing. */
  fetchSite: string | undefined
  /** The browser asks not to be tracked (`Sec-GPC`, `DNT`). */
  refusesTracking: boolean
  /** Spread into `commit`: keeps the answer under the caller’s Idempotency-Key, if there is one. */
  remember: (answer: AnswerOf<C>) => Write[]
}

export type ApiHandler = (
  event: APIGatewayProxyEventV2,
  context?: Context,
) => Promise<APIGatewayProxyStructuredResultV2>

type Given<C extends Contract> = C extends { response: object } ? AnswerOf<C> : unknown

/** Makes the response of what a use-case gives. */
type Respond<G> = (
  contract: Contract,
  given: G,
  event: APIGatewayProxyEventV2,
) => APIGatewayProxyStructuredResultV2 | Promise<APIGatewayProxyStructuredResultV2>

/** The one pipeline of every route: receive, authorise, validate, run, answer. */
export function endpoint<C extends Contract, G = Given<C>>(
  contract: C,
  useCase: (request: ApiRequest<C>) => Promise<G>,
  answerWith: Respond<NoInfer<G>> = respond,
): ApiHandler {
  const handler = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(answerProblems(contract.name))
    .handler(async (event) => {
      const now = new Date(event.requestContext.timeEpoch).toISOString()
      const { requestId } = event.requestContext
      const ip = clientIp(event)
      refuseDetour(event)
      refuseForgery(contract, event)
      const rawBody = decodeBody(contract, event)
      await limitRate(contract, { ip, userId: tokenSubject(event) }, now)
      const actor = await authenticate(contract, event, now)
      const given = {
        params: event.pathParameters ?? {},
        query: event.queryStringParameters ?? {},
        body: rawBody,
      }
      if (actor) refuseForeignIdentity(contract, actor, requestId, given)
      const params = validate('params', contract.params, given.params) as ParamsOf<C>
      const query = validate('query', contract.query, given.query) as QueryOf<C>
      const body = validate('body', contract.body, given.body) as BodyOf<C>

      const key = event.headers['idempotency-key']
      const scope = scopeOf(contract, actor, key)
      const once =
        key && scope && contract.method !== 'GET' && !contract.answersSecret
          ? idempotency(
              key,
              {
                route: contract.name,
                userId: scope,
                request: [
                  params,
                  query,
                  contract.isForm ? withoutCaptcha(body) : body,
                  ...(actor?.adminId ? [actor.userId] : []),
                ],
              },
              now,
            )
          : undefined
      const previous = await once?.previous()
      if (previous) return replay(contract, previous.body, event)
      const witness =
        actor?.adminId && contract.method !== 'GET'
          ? [impersonatedWrite(contract, actor, requestId, now)]
          : []
      let remembered: { answer: unknown } | undefined
      try {
        const answer = (await useCase({
          params,
          query,
          body,
          actor: actor as ApiRequest<C>['actor'],
          now,
          requestId,
          ip,
          userAgent: event.requestContext.http.userAgent,
          fetchSite: event.headers['sec-fetch-site'],
          refusesTracking: event.headers['sec-gpc'] === '1' || event.headers.dnt === '1',
          remember: (value) => {
            remembered = { answer: value }
            return once ? [...witness, once.remember(value)] : witness
          },
        })) as G & AnswerOf<C>
        // A use-case that found nothing to change, or nothing anymore, has committed no part of this answer, but its
        // key still stands for it.
        const left = once ? [...witness, once.remember(answer)] : witness
        const isKept = remembered !== undefined && remembered.answer === answer
        if (!isKept && left.length > 0) await commit(...left)
        return await answerWith(contract, answer, event)
      } catch (error) {
        // The first of simultaneous requests with one key wins; the others lose to its answer, or are refused for what
        // its change has left behind: a version that has passed, a thing that is gone, a limit that it has used up.
        const lost = error instanceof AlreadyAnswered || error instanceof AppError
        const winner = lost ? await once?.previous() : undefined
        if (winner) return replay(contract, winner.body, event)
        throw error
      }
    })
  return handler as unknown as ApiHandler
}

/** The owner of the Idempotency-Key. The key of a public form is its own owner, because no one else can guess it. */
const scopeOf = (contract: Contract, actor: Actor | undefined, key: string | undefined) =>
  actor ? (actor.adminId ?? actor.userId) : contract.isForm && `form:${key}`

function withoutCaptcha(body: unknown): unknown {
  const { captchaToken: _, ...said } = body as Record<string, unknown>
  return said
}

/** Every action of an administrator in a member's place is in the member's log. */
function impersonatedWrite(contract: Contract, actor: Actor, requestId: string, now: string): Write {
  return recordActivity(
    {
      by: actor,
      type: 'user_update',
      description: `While impersonating this member: ${contract.summary}`,
      metadata: { route: contract.name, requestId },
    },
    now,
  )
}

/**
 * `userId` or `adminId` in a request is only ever the caller’s own, also where the route would not read it, except
 * where a route is made to name others.
 */
function refuseForeignIdentity(
  contract: Contract,
  actor: Actor,
  requestId: string,
  given: Record<'params' | 'query' | 'body', unknown>,
): void {
  for (const place of ['params', 'query', 'body'] as const) {
    const { userId, adminId } = (given[place] ?? {}) as { userId?: unknown; adminId?: unknown }
    const mayName = contract.namesAnyUser && contract[place]
    const foreign =
      (adminId !== undefined && adminId !== actor.userId) ||
      (userId !== undefined && userId !== actor.userId && !mayName)
    if (!foreign) continue
    log.warn('security.foreign_identity', { route: contract.name, actorId: actor.userId, requestId })
    throw new AppError('forbidden', 'foreign_identity', 'You can only do this for yourself.')
  }
}

function respond(
  contract: Contract,
  answer: unknown,
  event: APIGatewayProxyEventV2,
): APIGatewayProxyStructuredResultV2 {
  const headers = { 'cache-control': 'no-store', 'x-request-id': event.requestContext.requestId }
  if (contract.status === 303) return { statusCode: 303, headers: { ...headers, location: String(answer) } }
  if (!contract.response) return { statusCode: contract.status ?? 204, headers }
  const checked = z.parse(contract.response, answer)
  const body = contract.mediaType ? String(checked) : JSON.stringify(checked)
  const kept = contract.caching && { 'cache-control': cacheControl[contract.caching], etag: etagOf(body) }
  // The edge always gets the answer of a `moment` route: if it heard that a viewer holds it, it would keep nothing for
  // the others.
  if (kept && contract.caching !== 'moment' && isHeld(event.headers['if-none-match'], kept.etag))
    return { statusCode: 304, headers: { ...headers, ...kept } }
  return {
    statusCode: contract.status ?? 200,
    headers: {
      ...headers,
      ...kept,
      'content-type': contentTypeOf(contract),
    },
    body,
  }
}

function contentTypeOf({ mediaType }: Contract): string {
  if (!mediaType) return 'application/json'
  return mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType
}

function replay(
  contract: Contract,
  body: string,
  event: APIGatewayProxyEventV2,
): APIGatewayProxyStructuredResultV2 {
  const response = respond(contract, JSON.parse(body) ?? undefined, event)
  return { ...response, headers: { ...response.headers, 'idempotency-replayed': 'true' } }
}
