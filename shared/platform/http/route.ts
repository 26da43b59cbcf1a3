import type * as z from 'zod/mini'
import type { Permission } from '#shared/platform/roles/permissions.ts'
import type { MembershipType } from '#shared/platform/users/membership-type.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * The callers of a route. `member`: signed in. `complete`: signed in and registration completed. A list of
 * membership types, or a permission: completed, with an active account, and one of these types or with this
 * permission. `webhook`: proven by a signature that the handler checks.
 */
export type Auth =
  | 'public'
  | 'member'
  | 'complete'
  | 'admin'
  | 'webhook'
  | { types: readonly MembershipType[] }
  | { permission: Permission }

/** At most `max` calls in a fixed window of `seconds`, counted per network address or per signed-in user. */
export type RateLimit = { max: number; seconds: number; per: 'ip' | 'user' }

/**
 * The caching that browsers and CloudFront may do with an answer that is the same for everyone. `revalidate`:
 * keep it, but ask each time whether it still holds. That is for answers that show people, who disappear
 * right away when they hide. `minute`: at the edge it lives for a minute. `moment`: at the edge it lives for
 * three seconds, so that thousands who watch the same thing request it as one.
 */
export type Caching = 'revalidate' | 'minute' | 'moment'

type Schema = z.ZodMiniType

/** Each route says whether administrators who act as a member may call it in the member’s place. */
type Access =
  | {
      auth: Extract<Auth, 'member' | 'complete' | { types: readonly MembershipType[] }>
      whileImpersonating: 'allowed' | 'refused'
    }
  | {
      auth: Exclude<Auth, 'member' | 'complete' | { types: readonly MembershipType[] }>
      whileImpersonating?: 'refused'
    }

export type Contract = Access & {
  name: string
  method: Method
  path: `/api/${string}`
  summary: string
  /** Path parameters (`:noteId`), query string and JSON body. */
  params?: Schema
  query?: Schema
  body?: Schema
  /** Absent means no body: 204, or the status that is given. */
  response?: Schema
  /**
   * The type of an answer that is not JSON: its schema is that of a string, in Base64 if it is a picture, which
   * `answerVersion` answers. Such a file is fetched by other programs, which also ask with HEAD and add marks of their
   * own to the address: its query is no `strictObject`.
   */
  mediaType?: 'text/calendar' | 'image/png'
  /** 303: the use-case answers with the address to go to. */
  status?: 200 | 201 | 202 | 303
  errors?: readonly string[]
  rateLimit?: RateLimit
  /** For a public GET; without it, nothing keeps the answer. */
  caching?: Caching
  /** Default 256 KB. */
  maxBodyBytes?: number
  /** The route is made to name another user in `userId`; elsewhere that is refused. */
  namesAnyUser?: boolean
  /** The sentence everyone else reads about a route for administrators, if it has its own. */
  toOthers?: string
  /** The request or the answer holds a secret, or many people’s data, so an Idempotency-Key does not keep it. */
  answersSecret?: boolean
  /**
   * A public form: the Idempotency-Key that it made when it opened makes a repeated request the same one. `captchaToken`
   * is no part of the request, because each attempt needs another.
   */
  isForm?: boolean
}

/** A field that no contract has, such as a misspelled limit, does not compile: no one would miss it in time. */
export function route<const C extends Contract>(
  contract: C & Record<Exclude<keyof C, keyof Contract>, never>,
): C {
  return contract
}

type In<C, K extends keyof Contract> = C extends { [P in K]: infer S extends Schema } ? z.input<S> : undefined
type Out<C, K extends keyof Contract> = C extends { [P in K]: infer S extends Schema }
  ? z.output<S>
  : undefined

export type ParamsOf<C> = Out<C, 'params'>
export type QueryOf<C> = Out<C, 'query'>
export type BodyOf<C> = Out<C, 'body'>
/** The type a use-case returns: the response schema’s input. */
export type AnswerOf<C> = In<C, 'response'>
/** The type a client receives. */
export type ResponseOf<C> = Out<C, 'response'>

type Part<C, K extends 'params' | 'query' | 'body'> = C extends { [P in K]: infer S extends Schema }
  ? Record<never, never> extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : Record<never, never>

/** The type a client sends. */
export type InputOf<C> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>
