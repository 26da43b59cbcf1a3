import * as z from 'zod/mini'

const Problem = z.object({ detail: z.string().check(z.minLength(1)) })

/** What is said of a retry that failed: the error of the answer, or the words of the platform where it names none. */
export function retryErrorOf(body: string): string {
  try {
    return z.parse(Problem, JSON.parse(body)).detail
  } catch {
    return 'Retry failed'
  }
}
