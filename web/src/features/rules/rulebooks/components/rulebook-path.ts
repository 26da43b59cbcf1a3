import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'

export const managementPath = '/admin/competition-management'

/** The path where administrators read and write a version. */
export const rulebookPath = ({ leagueId, versionNo }: Pick<Rulebook, 'leagueId' | 'versionNo'>) =>
  `${managementPath}/${leagueId}/${versionNo}`
