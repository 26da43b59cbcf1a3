import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { AppError, statusOfKind } from '#shared/errors.ts'
import type { Problem } from '#shared/platform/http/problem.ts'

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  406: 'Not Acceptable',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** The answer to an error: a refusal says what it is, a bug says nothing about the inside. */
export function problemResponse(error: unknown, requestId: string): APIGatewayProxyStructuredResultV2 {
  const refusal = error instanceof AppError ? error : undefined
  const status = refusal ? statusOfKind[refusal.kind] : 500
  const problem: Problem = {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    code: refusal?.code ?? 'internal_error',
    detail: refusal?.message ?? 'Something went wrong on our side. Please try again.',
    ...(refusal?.errors && { errors: refusal.errors }),
    requestId,
  }
  return {
    statusCode: status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...(refusal?.retryAfterSeconds && { 'retry-after': String(refusal.retryAfterSeconds) }),
    },
    body: JSON.stringify(problem),
  }
}
