import * as z from 'zod/mini'
import { classifyError } from '#shared/billing/webhooks/classify-error.ts'
import type { ErrorClass } from '#shared/billing/webhooks/webhook-log.ts'

const Problem = z.object({
  detail: z.string().check(z.minLength(1)),
  code: z.optional(z.string()),
})

export type RetryError = { message: string; errorClass: ErrorClass }

/** Describes a failed retry: the error in the answer, or the platform’s words if it names none. */
export function retryErrorOf(status: number, body: string): RetryError {
  const { detail, code = '' } = problemOf(body)
  return {
    message: detail,
    errorClass: classOfStatus(status) ?? classifyError(`${code.replaceAll('_', ' ')}\n${detail}`),
  }
}

function problemOf(body: string): z.infer<typeof Problem> {
  try {
    return z.parse(Problem, JSON.parse(body))
  } catch {
    return { detail: 'Retry failed' }
  }
}

/** Errors that mean the same whatever they say. */
function classOfStatus(status: number): ErrorClass | undefined {
  if (status >= 500) return 'server'
  if (status === 429) return 'rate_limit'
  return status === 401 || status === 403 ? 'authentication' : undefined
}
