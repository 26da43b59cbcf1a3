import type { ErrorClass } from './webhook-log.ts'

type Classification = { severity: 'low' | 'medium' | 'high'; retryable: boolean; suggestion: string }

export const errorClasses: Record<ErrorClass, Classification> = {
  network: {
    severity: 'low',
    retryable: true,
    suggestion: 'The connection failed. Retry; if it keeps failing, check the provider’s status page.',
  },
  authentication: {
    severity: 'high',
    retryable: false,
    suggestion:
      'The signature did not match. Check the webhook secret for this mode; never retry an unsigned webhook.',
  },
  validation: {
    severity: 'medium',
    retryable: false,
    suggestion: 'The event did not contain the expected data. Check its body first.',
  },
  server: {
    severity: 'high',
    retryable: true,
    suggestion: 'Something failed on our side. Retry once it is fixed.',
  },
  rate_limit: {
    severity: 'low',
    retryable: true,
    suggestion: 'Too many requests at once. Wait a minute, then retry.',
  },
  unknown: {
    severity: 'medium',
    retryable: false,
    suggestion: 'This error is unknown. Read the error and the body, then decide.',
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
