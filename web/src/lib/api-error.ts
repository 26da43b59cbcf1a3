import type { FieldError } from '#shared/errors.ts'
import type { Problem } from '#shared/platform/http/problem.ts'

type ApiErrorParts = {
  status: number
  code: string
  detail: string
  errors?: readonly FieldError[] | undefined
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
}

/** A refused or failed call. `detail` is the sentence for people, and the web switches on `code`. */
export class ApiError extends Error {
  /** 0 when no answer came at all. */
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly errors: readonly FieldError[] | undefined
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor({ status, code, detail, errors, requestId, retryAfterSeconds }: ApiErrorParts) {
    super(detail)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.detail = detail
    this.errors = errors
    this.requestId = requestId
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const tellingNothing = 'Something went wrong on our side. Please try again.'

/** The error of an answer that was not a success; a body that is no problem+json (a proxy’s page) tells nothing. */
export async function errorOf(response: Response): Promise<ApiError> {
  const problem: Partial<Problem> = await response.json().catch(() => ({}))
  const retryAfter = Number(response.headers.get('retry-after'))
  return new ApiError({
    status: response.status,
    code: problem.code ?? `http_${response.status}`,
    detail: problem.detail ?? tellingNothing,
    errors: problem.errors,
    requestId: problem.requestId ?? response.headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
  })
}

export const unreachable = () =>
  new ApiError({
    status: 0,
    code: 'unreachable',
    detail: 'We could not reach the server. Check your connection and try again.',
  })
