/** The reasons a request was refused; each kind has one HTTP status. */
export const statusOfKind = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  not_acceptable: 406,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media: 415,
  unprocessable: 422,
  rate_limited: 429,
  unavailable: 503,
} as const

export type ErrorKind = keyof typeof statusOfKind

/** One field that did not fit, by its path in the request (`body.email`). */
export type FieldError = { path: string; message: string }

/** A refusal: something the caller can understand and act on. Bugs are plain errors. */
export class AppError extends Error {
  readonly kind: ErrorKind
  readonly code: string
  readonly errors: FieldError[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    kind: ErrorKind,
    code: string,
    sentence: string,
    more: { errors?: FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    super(sentence)
    this.name = 'AppError'
    this.kind = kind
    this.code = code
    this.errors = more.errors
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}
