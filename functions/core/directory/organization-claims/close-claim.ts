import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { isOpen } from '#shared/directory/organization-claims/claim.ts'
import { claimants, claimHeads, claims, type StoredClaim } from './claims.ts'

/** The writes of claims that end together on one subject: each is taken off the lists of what is open. */
export async function closeClaims(
  pairs: readonly { before: StoredClaim; after: StoredClaim }[],
  { now, dropsDocuments }: { now: string; dropsDocuments: boolean },
): Promise<Write[]> {
  const [first] = pairs
  if (!first) return []
  const { subject } = first.before
  const ended = new Set<string>(pairs.filter(({ after }) => !isOpen(after)).map(({ after }) => after.id))
  const [head, ...of] = await Promise.all([
    claimHeads.get({ subject }, { consistent: true }),
    ...pairs.map(({ before }) => claimants.get({ userId: before.userId }, { consistent: true })),
  ])
  const open = head?.open.filter(({ claimId }) => !ended.has(claimId)) ?? []
  return [
    ...pairs.map(({ before, after }) => {
      const { code: _, ...rest } = after
      const stored =
        dropsDocuments && rest.documents.length > 0
          ? { ...rest, documents: [], documentsDeletedAt: now }
          : rest
      return claims.put(stored, { version: before.version })
    }),
    ...(dropsDocuments
      ? pairs.flatMap(({ before }) =>
          before.documents.map(({ id }) =>
            announce('claim.document_removed', { userId: before.userId, documentId: id }, now),
          ),
        )
      : []),
    ...(head
      ? [claimHeads.put({ ...head, open, version: head.version + 1 }, { version: head.version })]
      : []),
    ...of.flatMap((claimant) =>
      claimant
        ? [
            claimants.put(
              {
                ...claimant,
                open: claimant.open.filter((id) => !ended.has(id)),
                version: claimant.version + 1,
              },
              { version: claimant.version },
            ),
          ]
        : [],
    ),
  ]
}
