import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'

/** Announces that imported results, as they were and as they are, may change the places of their classes. */
export const importsChanged = (
  results: readonly Pick<CompetitionResult, 'source' | 'eventId' | 'classKey'>[],
  now: string,
): Write[] => {
  const [first, ...others] = results.filter(({ source, eventId }) => source === 'import' && eventId)
  if (!first?.eventId) return []
  const { eventId } = first
  const classKeys = [...new Set([first, ...others].map(({ classKey }) => classKey))]
  return [announce('imports.changed', { eventId, classKeys }, now)]
}
