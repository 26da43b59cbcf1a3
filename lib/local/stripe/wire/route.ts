import type { Transaction } from '../store/transaction.ts'
import type { FormObject } from './form.ts'

type Method = 'GET' | 'POST' | 'DELETE'

export type Call = {
  tx: Transaction
  /** The values of the `:names` in the path, in order. */
  ids: string[]
  /** The path as requested, which lists name as theirs. */
  path: string
  /** True if a publishable key was used. */
  browser: boolean
}

export type Route = {
  method: Method
  path: string
  /** May be called with a publishable key. */
  browser: boolean
  read: (form: FormObject) => unknown
  run: (call: Call, params: never) => object
}

/** One operation: how its parameters are read and what it does. */
export const route = <P>(
  method: Method,
  path: string,
  read: (form: FormObject) => P,
  run: (call: Call, params: P) => object,
  { browser = false } = {},
): Route => ({ method, path, browser, read, run: run as Route['run'] })
