import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { rekey, resultKeys } from '#core/competitions/competition-results/result-keys.ts'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import type { StoredLine } from '#core/competitions/competitions/import-lines.ts'
import { importedResultId } from '#core/competitions/competitions/imported-result-id.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { users } from '#core/platform/users/users.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { importedKey, isReplaceable, whoseResult } from './existing-runs-and-results.ts'
import { entriesIn, type ImportedClass } from './imported-class.ts'
import { resultLineRefusal } from './line-refusal.ts'
import { type LineWriter, overtaken, type Writing, type Written } from './line-writes.ts'

type Classes = ReadonlyMap<string, ImportedClass>

/** Results that wait to be verified, as those that members report do. */
export function resultWriter({ of, by, now }: Writing, classes: Classes): LineWriter {
  const submitted = (result: CompetitionResult): Write =>
    announce('result.submitted', { resultId: result.id }, now)

  async function made(line: StoredLine, { at, entries }: ImportedClass): Promise<Written> {
    const { row, match } = line
    if (!row || !match || !at.rules) return overtaken(line)
    const [entry] = entriesIn({ entries }, match)
    const whose = whoseResult(match, entry)
    const named = {
      eventId: of.eventId,
      eventOn: at.event.startsOn,
      leagueId: at.rules.leagueId,
      classKey: at.of.classKey,
    }
    const [member, taken] = await Promise.all([
      whose.competitorId ? users.get({ id: whose.competitorId }, { consistent: true }) : undefined,
      resultKeys.get({ key: importedKey(named, whose) }, { consistent: true }),
    ])
    // Also a member who has left since.
    if (taken || (whose.competitorId && !member)) return overtaken(line)
    const seasonId = at.event.seasons[0]?.seasonId
    const result: CompetitionResult = {
      id: importedResultId(of, line.lineNo),
      source: 'import',
      ...named,
      ...(seasonId && { seasonId }),
      ...whose,
      score: { sumHundredths: row.scoreHundredths, judges: 1 },
      ...(row.place !== undefined && { place: row.place }),
      notes: '',
      ...(member?.state && { state: member.state }),
      ...(entry && { vehicle: entry.vehicle }),
      isZero: row.isZero ?? row.scoreHundredths === 0,
      status: 'pending',
      evidence: [],
      submittedBy: by as CompetitionResult['submittedBy'],
      submittedAt: now,
      rejections: 0,
      revision: 1,
      importId: of.id,
      createdAt: now,
      updatedAt: now,
      version: 1,
    }
    return {
      line: { ...line, targetId: result.id, revision: result.version },
      writes: [
        competitionResults.put(result, { absent: true }),
        ...rekey(result.id, [], [result]),
        submitted(result),
      ],
    }
  }

  /** The item that the line made or changed, if it is still as it was then. */
  async function untouched({ targetId, revision }: StoredLine): Promise<CompetitionResult | undefined> {
    const result = await competitionResults.get({ id: targetId ?? '' }, { consistent: true })
    return result && result.version === revision && isReplaceable(result) ? result : undefined
  }

  const changed = (
    line: StoredLine,
    was: CompetitionResult,
    { place, ...to }: Pick<CompetitionResult, 'score' | 'place' | 'importId' | 'isZero'>,
  ): Written => {
    const { place: _, importId: __, ...rest } = was
    const next: CompetitionResult = {
      ...rest,
      ...to,
      ...(place !== undefined && { place }),
      revision: was.revision + 1,
      updatedAt: now,
      version: was.version + 1,
    }
    return {
      line: { ...line, revision: next.version },
      writes: [competitionResults.put(next, { version: was.version }), submitted(next)],
    }
  }

  async function write(line: StoredLine): Promise<Written> {
    const { row, match } = line
    const found = classes.get(row?.classKey ?? '')
    if (!row || !match || !found) return overtaken(line)
    const refusal = resultLineRefusal(row, match, found)
    if (refusal !== undefined) return overtaken(line, refusal)
    if (line.outcome === 'create') return made(line, found)
    const was = await untouched(line)
    if (!was) return overtaken(line)
    const { score, place, importId, isZero } = was
    const before = { score, isZero, ...(place !== undefined && { place }), ...(importId && { importId }) }
    return changed({ ...line, before }, was, {
      score: { sumHundredths: row.scoreHundredths, judges: 1 },
      isZero: row.isZero ?? row.scoreHundredths === 0,
      place: row.place,
      importId: of.id,
    })
  }

  async function undo(line: StoredLine): Promise<Written> {
    const there = await untouched(line)
    if (!there) return overtaken(line)
    const { before } = line
    if (line.outcome === 'update')
      return before
        ? changed(line, there, { isZero: before.score.sumHundredths === 0, ...before })
        : overtaken(line)
    return { line, writes: [competitionResults.delete(there), ...rekey(there.id, [there], [])] }
  }

  // Undoing leaves the import named: its class asks what still stands of it, also between two batches.
  const holding: LineWriter['holding'] = (classKey, { step }): Write[] => {
    const found = classes.get(classKey)
    if (!found) return []
    const { of: there, expect } = found.at
    const before = there.importIds ?? []
    if (step === 'undo' || before.includes(of.id)) return [competitionClasses.check(there, expect)]
    const importIds = [...before, of.id]
    return [
      competitionClasses.put({ ...there, importIds, updatedAt: now, version: there.version + 1 }, expect),
    ]
  }
  return { write, undo, holding }
}
