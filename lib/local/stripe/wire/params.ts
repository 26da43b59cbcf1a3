import type { FormObject, FormValue } from './form.ts'
import { invalid, missing } from './stripe-error.ts'

/** Turns a form value into its meaning; undefined means that it was not given. */
export type Param<T> = (value: FormValue | undefined, path: string) => T

export type Params<T> = Param<T> & { shape: Record<string, Param<unknown>> }
export type Read<P> = P extends Param<infer T> ? T : never

const given =
  <T>(read: (text: string, path: string) => T): Param<T | undefined> =>
  (value, path) => {
    if (value === undefined) return undefined
    if (typeof value !== 'string') throw invalid(`Invalid string: ${JSON.stringify(value)}`, { param: path })
    if (value === '')
      throw invalid(
        `You passed an empty string for '${path}'. We assume empty values are an attempt to unset a parameter; however '${path}' cannot be unset. You should remove '${path}' from your request or supply a non-empty value.`,
        { code: 'parameter_invalid_empty', param: path },
      )
    return read(value, path)
  }

export const text = (max = 5000) =>
  given((value, path) => {
    if (value.length > max)
      throw invalid(
        `Invalid string: ${value.slice(0, 10)}...${value.slice(-6)}; must be at most ${max} characters`,
        { param: path },
      )
    return value
  })

export const id = text(255)

export const integer = ({ min = Number.MIN_SAFE_INTEGER, max = 99_999_999_999 } = {}) =>
  given((value, path) => {
    const number = Number(value)
    if (!/^-?\d+$/.test(value) || !Number.isSafeInteger(number))
      throw invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: path })
    if (number < min)
      throw invalid(`This value must be greater than or equal to ${min}.`, {
        code: 'parameter_invalid_integer',
        param: path,
      })
    if (number > max)
      throw invalid(`This value must be less than or equal to ${max}.`, {
        code: 'parameter_invalid_integer',
        param: path,
      })
    return number
  })

export const timestamp = integer({ min: 0 })
/** An amount that moves money: at least one cent. */
export const amount = given((value, path) => {
  const number = integer()(value, path) as number
  if (number < 1)
    throw invalid('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: path,
    })
  if (number > 99_999_999)
    throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: path })
  return number
})

export const decimal = given((value, path) => {
  const number = Number(value)
  if (!Number.isFinite(number)) throw invalid(`Invalid decimal: ${value}`, { param: path })
  return number
})

export const flag = given((value, path) => {
  if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, { param: path })
  return value === 'true'
})

export const currency = given((value, path) => {
  const code = value.toLowerCase()
  if (!/^[a-z]{3}$/.test(code))
    throw invalid(
      `Invalid currency: ${value}. Stripe currently supports these currencies: usd, eur, gbp, …`,
      {
        param: path,
      },
    )
  return code
})

export const oneOf = <const T extends string>(...values: T[]) =>
  given((value, path) => {
    if (!(values as string[]).includes(value))
      throw invalid(
        `Invalid ${path}: must be one of ${values.slice(0, -1).join(', ')}${values.length > 1 ? ', or ' : ''}${values.at(-1)}`,
        {
          param: path,
        },
      )
    return value as T
  })

/** An empty value unsets what it names. */
export const emptyable =
  <T>(param: Param<T>): Param<T | null> =>
  (value, path) =>
    value === '' ? null : param(value, path)

/** Two readings of one parameter, as `trial_end`: a time or `now`. */
export const either =
  <A, B>(first: Param<A>, second: Param<B>): Param<A | B> =>
  (value, path) => {
    try {
      return first(value, path)
    } catch {
      return second(value, path)
    }
  }

export const required =
  <T>(param: Param<T | undefined>): Param<T> =>
  (value, path) => {
    const read = param(value, path)
    if (read === undefined) throw missing(path)
    return read
  }

export const list =
  <T>(item: Param<T>): Param<Exclude<T, undefined>[] | undefined> =>
  (value, path) => {
    if (value === undefined) return undefined
    if (typeof value === 'string') throw invalid('Invalid array', { param: path })
    return Object.entries(value).map(([key, part]) => item(part, `${path}[${key}]`) as Exclude<T, undefined>)
  }

/** An empty value removes its key, and all of them when it is the whole value. */
export const metadata: Param<Record<string, string> | null | undefined> = (value, path) => {
  if (value === undefined) return undefined
  if (value === '') return null
  if (typeof value === 'string') throw invalid('Invalid hash', { param: path })
  for (const [key, part] of Object.entries(value)) {
    if (typeof part !== 'string')
      throw invalid(`Invalid string: ${JSON.stringify(part)}`, { param: `${path}[${key}]` })
    if (key.length > 40)
      throw invalid(`Metadata keys must be at most 40 characters; '${key}' is too long.`, { param: path })
    if (part.length > 500)
      throw invalid(
        `Metadata values can have up to 500 characters, but you passed in a value that is ${part.length} characters.`,
        { param: `${path}[${key}]` },
      )
  }
  return value as Record<string, string>
}

type Shape = Record<string, Param<unknown>>
type Result<S extends Shape> = { [K in keyof S]: Read<S[K]> }

export function object<S extends Shape>(shape: S): Params<Result<S> | undefined> {
  const read = (value: FormValue | undefined, path: string) => {
    if (value === undefined) return undefined
    if (typeof value === 'string') throw invalid('Invalid object', { param: path })
    const unknown = Object.keys(value).filter((name) => !Object.hasOwn(shape, name))
    if (unknown.length > 0) throw unknownParameters(unknown.map((name) => (path ? `${path}[${name}]` : name)))
    return Object.fromEntries(
      Object.entries(shape).map(([name, param]) => [
        name,
        param(value[name], path ? `${path}[${name}]` : name),
      ]),
    ) as Result<S>
  }
  return Object.assign(read, { shape })
}

const unknownParameters = (names: string[]) =>
  invalid(`Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`, {
    code: 'parameter_unknown',
    param: names[0],
  })

/** The parameters of a request, whose names the SDK's own type must know. */
export const paramsOf =
  <Sdk>() =>
  <S extends { [K in keyof S]: K extends keyof Sdk ? Param<unknown> : never }>(shape: S) => {
    const read = object({ ...(shape as unknown as Shape), expand: list(required(text())) })
    return (form: FormObject) => read(form, '') as { [K in keyof S]: Read<S[K]> } & { expand?: string[] }
  }

export const page = { limit: integer({ min: 1, max: 100 }), starting_after: id, ending_before: id }

const range = object({ gt: timestamp, gte: timestamp, lt: timestamp, lte: timestamp })
export const created: Param<{ gt?: number; gte?: number; lt?: number; lte?: number } | undefined> = (
  value,
  path,
) => {
  if (typeof value !== 'string') return range(value, path)
  const at = timestamp(value, path)
  return { gte: at, lte: at }
}

const line = emptyable(text())
export const address = object({
  city: line,
  country: line,
  line1: line,
  line2: line,
  postal_code: line,
  state: line,
})
