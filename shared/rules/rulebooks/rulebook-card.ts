import * as z from 'zod/mini'
import { Rulebook } from './rulebook.ts'

/** A version of a rulebook as a list shows it. */
export const RulebookCard = z.object({
  id: Rulebook.shape.id,
  leagueId: Rulebook.shape.leagueId,
  versionNo: Rulebook.shape.versionNo,
  title: Rulebook.shape.title,
  status: Rulebook.shape.status,
  formatCount: z.int(),
  /** The number of classes, without retired ones. */
  classCount: z.int(),
  publishedAt: Rulebook.shape.publishedAt,
  updatedAt: Rulebook.shape.updatedAt,
  version: Rulebook.shape.version,
})
export type RulebookCard = z.infer<typeof RulebookCard>

export const rulebookCardOf = ({ formats, classes, publishedAt, ...rulebook }: Rulebook): RulebookCard => ({
  id: rulebook.id,
  leagueId: rulebook.leagueId,
  versionNo: rulebook.versionNo,
  title: rulebook.title,
  status: rulebook.status,
  formatCount: formats.length,
  classCount: classes.filter(({ retired }) => !retired).length,
  ...(publishedAt && { publishedAt }),
  updatedAt: rulebook.updatedAt,
  version: rulebook.version,
})
