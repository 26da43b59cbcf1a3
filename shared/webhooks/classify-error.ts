import type { ErrorClass } from './webhook-log.ts'

type Classification = { severity: 'low' | 'medium' | 'high'; retryable: boolean; suggestion: string }

export const errorClasses: Record<ErrorClass, Classification> = {
  network: {
    severity: 'low',
    retryable: true,
    suggestion: 'The connection broke off. Retry; if it goes on, look at the provider’s status page.',
  },
  authentication: {
    severity: 'high',
    retryable: false,
    suggestion:
      'The signature did not fit. Check the webhook secret of this mode; never retry what was not signed.',
  },
  validation: {
    severity: 'medium',
    retryable: false,
    suggestion: 'The event did not hold what was expected. Look at its body before anything else.',
  },
  server: {
    severity: 'high',
    retryable: true,
    suggestion: 'Something failed on our side. Retry once it is mended.',
  },
  rate_limit: {
    severity: 'low',
    retryable: true,
    suggestion: 'Too many calls at once. Wait a minute, then retry.',
  },
  unknown: {
    severity: 'medium',
    retryable: false,
    suggestion: 'Nobody has met this before. Read the error and the body, then decide.',
  },
}

const marks: [ErrorClass, readonly string[]][] = [
  ['network', ['timeout', 'network', 'connection']],
  ['authentication', ['unauthorized', 'invalid signature', 'authentication']],
  ['validation', ['validation', 'invalid data', 'missing field']],
  ['server', ['500', 'internal server', 'database']],
  ['rate_limit', ['rate limit', 'too many requests']],
]

/** The class of an error by its text, for errors that were not classified when they happened; the first match counts. */
export function classifyError(message: string): ErrorClass {
  const text = message.toLowerCase()
  return marks.find(([, words]) => words.some((word) => text.includes(word)))?.[0] ?? 'unknown'
}
