import * as z from 'zod/mini'
import { AppError, type FieldError } from '#shared/errors.ts'

type Place = 'params' | 'query' | 'body'

/** Zod’s issues as field errors: one for each unknown field too, so that the caller sees which name is wrong. */
function fieldErrors(place: Place, error: z.core.$ZodError): FieldError[] {
  return error.issues.flatMap((issue) => {
    const path = [place, ...issue.path.map(String)].join('.')
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: `${path}.${key}`, message: 'Unknown field' }))
    return [{ path, message: issue.message === 'Invalid input' ? 'Invalid value' : issue.message }]
  })
}

export function validate(place: Place, schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const errors = fieldErrors(place, parsed.error)
  const first = errors[0]
  throw new AppError(
    'invalid',
    'validation_failed',
    first ? `${first.path.replace(/^\w+\./, '')}: ${first.message}` : 'The request is not valid.',
    { errors },
  )
}
