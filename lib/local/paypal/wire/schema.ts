import * as z from 'zod/mini'
import { centsOf } from './decimal.ts'
import { type Detail, invalid } from './paypal-error.ts'
import { secondsOf } from './time.ts'

export const text = (max: number, min = 1) => z.string().check(z.minLength(min), z.maxLength(max))
export const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max))

const decimal = z.string().check(z.maxLength(32), z.regex(/^(-?\d+|-?\d*[.]\d+)$/))
const currency = z.string().check(z.minLength(3), z.maxLength(3))

export const Money = z.strictObject({ currency_code: currency, value: decimal })
/** An amount as the first version of the payments interface writes it. */
export const Total = z.strictObject({ total: decimal, currency })

/** An amount of at least nothing, in cents. */
export const Cents = z.pipe(
  Money,
  z.transform(({ currency_code, value }, context) => {
    const cents = centsOf(value)
    if (cents === undefined || cents < 0)
      context.issues.push({ code: 'custom', input: value, path: ['value'], message: 'not an amount' })
    return { currency: currency_code, cents: cents ?? 0 }
  }),
)

export const Time = z.pipe(
  z.string().check(z.maxLength(64)),
  z.transform((value, context) => {
    const seconds = secondsOf(value)
    if (seconds === undefined)
      context.issues.push({ code: 'custom', input: value, path: [], message: 'not a time' })
    return seconds ?? 0
  }),
)

export const WebAddress = text(4000, 10).check(
  z.refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? '')),
)

type Issue = { code: string; path: PropertyKey[]; origin?: string; keys?: string[] }

/** Reads a body, or refuses it naming every field that is wrong. */
export function readBody<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const details = (read.error.issues as Issue[]).flatMap((issue) => detailsOf(issue, body))
  throw invalid(...details)
}

const pointer = (path: PropertyKey[]) => `/${path.map(String).join('/')}`

function detailsOf(issue: Issue, body: unknown): Detail[] {
  const { code, path, keys } = issue
  if (code === 'unrecognized_keys')
    return (keys ?? []).map((key) => ({
      field: pointer([...path, key]),
      issue: 'INVALID_PARAMETER_SYNTAX',
      description: 'The field is not one of this operation.',
    }))
  const value = path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
    body,
  )
  const shown = typeof value === 'object' || value === undefined ? {} : { value: String(value) }
  return [{ field: pointer(path), ...shown, ...named(issue, value) }]
}

function named({ code, origin }: Issue, value: unknown): { issue: string; description: string } {
  if (value === undefined)
    return { issue: 'MISSING_REQUIRED_PARAMETER', description: 'A required field is missing.' }
  if (code === 'too_big' && origin === 'string')
    return { issue: 'INVALID_STRING_MAX_LENGTH', description: 'The value of a field is too long.' }
  if (code === 'too_small' && origin === 'string')
    return { issue: 'INVALID_STRING_MIN_LENGTH', description: 'The value of a field is too short.' }
  if (code === 'too_big' && origin !== 'array')
    return { issue: 'INVALID_INTEGER_MAX_VALUE', description: 'The integer value of a field is too large.' }
  if (code === 'too_small' && origin !== 'array')
    return { issue: 'INVALID_INTEGER_MIN_VALUE', description: 'The integer value of a field is too small.' }
  if (code === 'invalid_value' || code === 'custom')
    return { issue: 'INVALID_PARAMETER_VALUE', description: 'The value of a field is invalid.' }
  return {
    issue: 'INVALID_PARAMETER_SYNTAX',
    description: 'The value of a field does not conform to the expected format.',
  }
}
