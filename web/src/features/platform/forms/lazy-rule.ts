import type * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'

type Check<Values> = (payload: z.core.ParsePayload<Values>) => Promise<void>

/**
 * Checks a form by a rule of the server that is too large to come with it. A refusal of the rule appears at its fields;
 * if it does not load, the server says it.
 */
export const lazyRule =
  <Values>(rule: (values: Values) => Promise<unknown>): Check<Values> =>
  async ({ value, issues }) => {
    const refusal = await rule(value).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (!(refusal instanceof AppError)) return
    for (const { path, message } of refusal.errors ?? [])
      issues.push({ code: 'custom', path: path.split('.').slice(1), message, input: value })
  }
