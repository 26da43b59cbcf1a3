import { type FieldErrors, get } from 'react-hook-form'

type Found = { message?: string; root?: { message?: string } } | undefined

/** Returns the problem with a field, or with the list that it names. */
export function errorAt(errors: FieldErrors, path: string): string | undefined {
  const found = get(errors, path) as Found
  return found?.message ?? found?.root?.message
}
