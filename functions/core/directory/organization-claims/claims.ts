import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { Claim, ClaimSubject } from '#shared/directory/organization-claims/claim.ts'
import { type ClaimsOfMember, subjectKey } from '#shared/directory/organization-claims/claim-limits.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** A claim with the code that was mailed to the address it names. */
export const StoredClaim = z.object({
  ...Claim.shape,
  code: z.optional(z.object({ hash: z.string(), sentAt: z.iso.datetime(), tries: z.int() })),
})
export type StoredClaim = z.infer<typeof StoredClaim>

export const claimsOn = (subject: ClaimSubject) => `CLAIMS_ON#${subjectKey(subject)}`
export const claimsOfPartition = (userId: string) => `CLAIMS_OF#${userId}`
export const claimsPartition = (status: Claim['status']) => `CLAIMS#${status}`

/** Claims. `gsi1` lists those on a subject, `gsi2` those of a member, `gsi3` those of a status by time. */
export const claims = entity({
  name: 'claim',
  erasure: 'by its noun',
  schema: StoredClaim,
  key: ({ id }: { id: string }) => ({ pk: `CLAIM#${id}`, sk: 'CLAIM' }),
  gsi1: ({ subject, createdAt, id }) => ({ pk: claimsOn(subject), sk: `${createdAt}#${id}` }),
  gsi2: ({ userId, createdAt, id }) => ({ pk: claimsOfPartition(userId), sk: `${createdAt}#${id}` }),
  gsi3: ({ status, createdAt, decidedAt, askedAt, id }) => ({
    pk: claimsPartition(status),
    sk: `${(status === 'needs_info' && askedAt) || decidedAt || createdAt}#${id}`,
  }),
})

/** A claim as administrators read it: the code is no one’s. */
export const withoutCode = ({ code: _, ...claim }: StoredClaim): Claim => claim

/** A claim as its claimant reads it: what an owner wrote against it is another person’s. */
export const shownToClaimant = ({ code: _, objection: __, ...claim }: StoredClaim): Claim => claim

/** The open claims on one subject: one item, so that of many at once no more than five are open, and one wins. */
export const claimHeads = entity({
  name: 'claim-head',
  erasure: 'by its noun',
  schema: z.object({
    subject: ClaimSubject,
    open: z.array(z.object({ claimId: z.string(), userId: UserId })),
    version: z.int(),
  }),
  key: ({ subject }: { subject: ClaimSubject }) => ({ pk: `CLAIMHEAD#${subjectKey(subject)}`, sk: 'HEAD' }),
})

/** What a member has open, and what they tried lately. */
export const claimants = entity({
  name: 'claimant',
  erasure: 'with the member',
  schema: z.object({
    userId: UserId,
    open: z.array(z.string()),
    filed: z.array(z.object({ subject: z.string(), at: z.iso.datetime() })),
    version: z.int(),
  }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'CLAIMANT' }),
})

export const noClaims: ClaimsOfMember = { open: [], filed: [] }
