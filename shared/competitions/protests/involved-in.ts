import type { Protest } from './protest.ts'

type Recorded = {
  runs: readonly { id: string; entryId: string; by: string }[]
  sheets: readonly { id: string; entryId: string; judgeId: string }[]
  entryIds: readonly string[]
}

/**
 * The entry that a protest is about: that of the run or the sheet it names, otherwise that of the person who filed it.
 */
export function targetEntryOf(
  { targetId, entryId }: Pick<Protest, 'targetId' | 'entryId'>,
  { runs, sheets, entryIds }: Recorded,
): string | undefined {
  const named = [...runs, ...sheets].find(({ id }) => id === targetId)?.entryId
  return named ?? entryIds.find((id) => id === targetId) ?? entryId
}

/** Tells whether a person recorded a run or a sheet of the entry that a protest is about. */
export function isInvolvedIn(
  protest: Pick<Protest, 'targetId' | 'entryId'>,
  userId: string,
  recorded: Recorded,
): boolean {
  const target = targetEntryOf(protest, recorded)
  return (
    recorded.runs.some(({ entryId, by }) => entryId === target && by === userId) ||
    recorded.sheets.some(({ entryId, judgeId }) => entryId === target && judgeId === userId)
  )
}
