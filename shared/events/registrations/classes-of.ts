import type { Entry } from './registration.ts'

/** The classes that entries take places in, one for each entry. */
export const classesOf = (entries: readonly Pick<Entry, 'classKey' | 'status'>[]): string[] =>
  entries.filter(({ status }) => status === 'in').map(({ classKey }) => classKey)
