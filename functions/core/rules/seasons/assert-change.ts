import { AppError } from '#shared/errors.ts'
import type { Season, SeasonFields } from '#shared/rules/seasons/season.ts'
import { seasonChangeRefusal } from '#shared/rules/seasons/season-change.ts'

/** Refuses what a season cannot become, and names the field. */
export function assertChange(season: Season, change: SeasonFields, reason?: string): void {
  const refused = seasonChangeRefusal(season, change, reason)
  if (!refused) return
  const { code, message, path } = refused
  if (!path) throw new AppError('conflict', code, message)
  throw new AppError('unprocessable', code, message, { errors: [{ path: `body.${path}`, message }] })
}
