import { classThere } from '#core/competitions/competitions/class-at.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { seasons } from '#core/rules/seasons/seasons.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { type SeasonNote, withNote } from '#shared/rules/seasons/season-note.ts'

type Amended = Pick<CompetitionClass, 'eventId' | 'classKey' | 'revision'>

/**
 * Says in each season of an event that a verified class was amended at this time, once, and whether it counts there. Another
 * amendment may have followed.
 */
export async function noteAmendment(
  { revision, ...named }: Amended,
  amendedAt: string,
  now: string,
): Promise<void> {
  const at = await classThere(named)
  const amendment = at?.of.amendments.find((one) => one.revision === revision)
  // Places that were published again before they were verified have never counted.
  if (!at || amendment?.at !== amendedAt) return
  const note = {
    at: now,
    kind: 'corrected' as const,
    what: `${at.fields.name} at ${at.event.title}`,
    reason: amendment.reason,
    of: `${named.eventId}#${named.classKey}#${revision}`,
  }
  for (const { seasonId } of at.event.seasons) await addNote(seasonId, note, now)
}

const addNote = (id: Season['id'], note: SeasonNote, now: string) =>
  untilUnchanged(async () => {
    const season = await seasons.get({ id }, { consistent: true })
    if (!season || season.notes.some(({ of }) => of === note.of)) return
    const { version, status } = season
    const notes = withNote(season.notes, { ...note, ...(status === 'closed' && { isLate: true }) })
    await commit(seasons.put({ ...season, notes, updatedAt: now, version: version + 1 }, { version }))
  })
