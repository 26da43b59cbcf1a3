import * as z from 'zod/mini'
import { AppError, type FieldError } from '#shared/errors.ts'
import { limitOf } from '#shared/platform/http/limit-of.ts'

/** No form has a list that may be longer. */
const longestList = 1000
/** No one reads more, and a caller must not be able to make an answer larger than a function may give. */
const mostErrors = 100

type Place = 'params' | 'query' | 'body'

/** Zod’s issues as field errors: one for each unknown field too, so that the caller sees which name is wrong. */
function fieldErrors(place: Place, error: z.core.$ZodError): FieldError[] {
  return error.issues.flatMap((issue) => {
    const path = [place, ...issue.path.map(String)].join('.')
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: `${path}.${key}`, message: 'Unknown field' }))
    return [{ path, message: issue.message === 'Invalid input' ? limitOf(issue) : issue.message }]
  })
}

export function validate(place: Place, schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const endless = endlessLists(place, value)
  if (endless.length > 0) throw refused(endless)
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  throw refused(fieldErrors(place, parsed.error))
}

/** Checked first: when each entry is its own mistake, there are too many to list. */
const endlessLists = (place: Place, value: unknown): FieldError[] =>
  Object.entries(value ?? {}).flatMap(([name, entry]) =>
    Array.isArray(entry) && entry.length > longestList
      ? [{ path: `${place}.${name}`, message: `Must have at most ${longestList} entries` }]
      : [],
  )

function refused(all: FieldError[]): AppError {
  const errors = all.slice(0, mostErrors)
  const first = errors[0]
  return new AppError(
    'invalid',
    'validation_failed',
    first ? `${first.path.replace(/^\w+\./, '')}: ${first.message}` : 'The request is not valid.',
    { errors },
  )
}
