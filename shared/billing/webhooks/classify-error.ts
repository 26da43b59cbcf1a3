import type { ErrorClass } from './webhook-log.ts'

export type Classification = { severity: 'low' | 'medium' | 'high'; retryable: boolean; suggestion: string }

export const errorClasses: Record<ErrorClass, Classification> = {
  network: {
    severity: 'low',
    retryable: true,
    suggestion: 'The connection failed. Retry. If it fails again, check the provider’s status page.',
  },
  authentication: {
    severity: 'high',
    retryable: false,
    suggestion:
      'We could not verify the signature, or the provider refused our key. Check the keys and the webhook secret of this mode. You cannot retry a webhook without a valid signature.',
  },
  validation: {
    severity: 'medium',
    retryable: false,
    suggestion:
      'The event lacks data that we expect. Compare the request body with the object at the provider.',
  },
  server: {
    severity: 'high',
    retryable: true,
    suggestion: 'A server failed, ours or the provider’s. Wait a few minutes, then retry.',
  },
  rate_limit: {
    severity: 'low',
    retryable: true,
    suggestion: 'Too many requests arrived at once. Wait a minute, then retry.',
  },
  unknown: {
    severity: 'medium',
    retryable: false,
    suggestion:
      'We do not recognize this error. Read the error message and the request body, then compare the member’s billing with the provider.',
  },
}

/** For an event that no worker has finished. */
export const stalled: Classification = {
  severity: 'medium',
  retryable: true,
  suggestion: 'Processing stopped before it finished. Retry.',
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
