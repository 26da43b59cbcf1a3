import { AppError, type ErrorKind } from '#shared/errors.ts'
import type { Refusal } from '#shared/refusal.ts'

const kinds: Record<string, ErrorKind> = {
  not_own_result: 'forbidden',
  result_not_yours: 'forbidden',
  result_too_old: 'forbidden',
  own_result: 'forbidden',
  event_needed: 'unprocessable',
  event_not_over: 'unprocessable',
  season_not_running: 'unprocessable',
  class_not_found: 'unprocessable',
  score_range: 'unprocessable',
  reason_needed: 'unprocessable',
  evidence_full: 'unprocessable',
}

/** A refusal by the rules of results, as its caller reads it. */
export const resultRefused = ({ code, message, path }: Refusal): AppError =>
  new AppError(
    kinds[code] ?? 'conflict',
    code,
    message,
    path ? { errors: [{ path: `body.${path}`, message }] } : {},
  )

export const resultNotFound = () => new AppError('not_found', 'result_not_found', 'Result not found')

/** For changes that happen only as they were shown. */
export const resultChanged = () =>
  new AppError('conflict', 'result_changed', 'Someone has changed this result since then.')
