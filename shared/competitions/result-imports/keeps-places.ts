import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'

/**
 * True if all that happened to an imported result is its verification: it stood in its class while it waited, so no
 * place there moves. Only imports raise the revision of a result that waits; whatever else changes, moves or refuses it
 * raises its version alone.
 */
export const keepsPlaces = ({
  source,
  status,
  revision,
  version,
}: Pick<CompetitionResult, 'source' | 'status' | 'revision' | 'version'>): boolean =>
  source === 'import' && status === 'verified' && version === revision + 1
