import type { Refusal } from '#shared/refusal.ts'
import type { Rulebook } from './rulebook.ts'

/** Explains why a rulebook cannot be changed; undefined while it is a draft. */
export const rulebookChangeRefusal = ({
  status,
}: Pick<Rulebook, 'status'>): Refusal<'rulebook_published'> | undefined =>
  status === 'draft'
    ? undefined
    : {
        code: 'rulebook_published',
        message: 'A published rulebook cannot be changed. Create a new version.',
      }

/** A draft of the next version, with everything that this one says. */
export const nextVersionOf = (rulebook: Rulebook, latestNo: number, now: string): Rulebook => ({
  ...rulebook,
  versionNo: latestNo + 1,
  status: 'draft',
  publishedAt: undefined,
  createdAt: now,
  updatedAt: now,
  version: 1,
})
