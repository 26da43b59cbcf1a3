import { AppError } from '#shared/errors.ts'
import type { Refusal } from '#shared/refusal.ts'

/** Throws the refusal where there is one, with the field that it is about. */
export function refuse(refusal: Refusal | undefined): void {
  if (!refusal) return
  const { code, message, path } = refusal
  throw new AppError('conflict', code, message, path ? { errors: [{ path: `body.${path}`, message }] } : {})
}
