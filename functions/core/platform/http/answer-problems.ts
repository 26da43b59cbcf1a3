import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { serviceBusy } from '#core/platform/db/service-busy.ts'
import { log } from '#core/platform/log/log.ts'
import { AppError, statusOfKind } from '#shared/errors.ts'
import { problemResponse } from './problem-response.ts'
import { tokenSubject } from './token-claims.ts'

/** Turns whatever a handler throws into problem+json, and logs bugs and overload with the request's id and its caller. */
export function answerProblems(
  route: string,
): MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> {
  return {
    onError: (request) => {
      const requestId = request.event.requestContext.requestId
      const userId = tokenSubject(request.event)
      const error = overloaded(request.error) ? serviceBusy() : request.error
      const status = error instanceof AppError ? statusOfKind[error.kind] : 500
      if (status >= 500)
        log.error('request.failed', { route, requestId, userId, status, error: request.error })
      else if (status === 403)
        log.warn('request.refused', { route, requestId, userId, code: (error as AppError).code })
      request.response = problemResponse(error, requestId)
    },
  }
}

const throttles = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'TransactionConflictException',
  'TimeoutError',
])

const overloaded = (error: unknown) => error instanceof Error && throttles.has(error.name)
