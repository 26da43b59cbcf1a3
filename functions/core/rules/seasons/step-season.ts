import { concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import type { Season, SeasonStatus } from '#shared/rules/seasons/season.ts'
import { withNote } from '#shared/rules/seasons/season-note.ts'
import { maySeasonBecome } from '#shared/rules/seasons/season-step.ts'
import { findSeason } from './find-season.ts'
import { saveSeason } from './save-season.ts'

type Step = {
  by: { userId: string; adminId?: string | undefined }
  named: { leagueId: string; seasonId: string }
  /** The version that the administrator saw. */
  version: number
  /** The only status that this step leaves. */
  from: SeasonStatus
  to: SeasonStatus
  verb: string
  reason?: string
  /** Other writes of the same transaction. */
  with?: (before: Season) => readonly Write[]
  remember: (season: Season) => Write[]
}

const refusals: Partial<Record<SeasonStatus, [code: string, message: string]>> = {
  draft: ['season_draft', 'This season has not been opened yet.'],
  closed: ['season_closed', 'This season is closed. Open it again to change it.'],
}

/** One step of a season. A season that has taken it already is answered as it is. */
export function stepSeason(step: Step, now: string): Promise<Season> {
  return untilUnchanged(async () => {
    const { by, named, version, from, to, verb, reason, with: more, remember } = step
    const before = await findSeason(named)
    if (before.status === to) return before
    if (before.status !== from || !maySeasonBecome(before, to)) {
      const [code, message] = refusals[before.status] ?? ['version_conflict', '']
      throw message ? new AppError('conflict', code, message) : concurrentChange()
    }
    if (before.version !== version) throw concurrentChange()
    if (to === 'active' && !before.rulebook) {
      const message = 'Choose a rulebook before you open this season.'
      throw new AppError('unprocessable', 'season_rulebook', message)
    }
    const { closedAt, ...rest } = before
    const isOpenedAgain = from === 'closed' && closedAt !== undefined
    const season: Season = {
      ...rest,
      status: to,
      ...(to === 'closed' && { closedAt: now }),
      ...(isOpenedAgain && { closings: [...(before.closings ?? []), { closedAt, openedAt: now }] }),
      ...(from === 'closed' &&
        reason && { notes: withNote(before.notes, { at: now, kind: 'opened', reason }) }),
      updatedAt: now,
      version: version + 1,
    }
    return saveSeason(
      { by, before, season, verb, reason, ...(more && { with: more(before) }), remember },
      now,
    )
  })
}
