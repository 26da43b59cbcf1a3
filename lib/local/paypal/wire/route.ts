import type * as z from 'zod/mini'
import type { Transaction } from '../store/transaction.ts'

export type Call = {
  tx: Transaction
  /** The values of the `:names` in the path, in order. */
  ids: string[]
  query: URLSearchParams
  /** True if the answer should contain the whole object. */
  representation: boolean
  /** The bytes as they came. */
  raw: string
}

export type Answer = { status: number; body?: object }

export type Route = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  schema: z.ZodMiniType | undefined
  /** True if the body may be left out. */
  optional: boolean
  run: (call: Call, body: never) => Answer
}

export const get = (path: string, run: (call: Call) => Answer): Route => ({
  method: 'GET',
  path,
  schema: undefined,
  optional: true,
  run,
})

/** An operation without a body. */
export const act = (method: 'POST' | 'DELETE', path: string, run: (call: Call) => Answer): Route => ({
  method,
  path,
  schema: undefined,
  optional: true,
  run,
})

export const post = <S extends z.ZodMiniType>(
  path: string,
  schema: S,
  run: (call: Call, body: z.output<S>) => Answer,
  { optional = false } = {},
): Route => ({ method: 'POST', path, schema, optional, run: run as Route['run'] })
