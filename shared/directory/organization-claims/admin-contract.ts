import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line, text } from '#shared/text.ts'
import { Claim, ClaimId, ClaimStatus } from './claim.ts'
import { ClaimedThing } from './contract.ts'

const Person = z.object({ userId: UserId, name: z.string(), isActive: z.boolean() })

/** A claim as administrators read it. */
export const AdminClaim = z.object({
  claim: Claim,
  claimant: Person,
  /** What is claimed as it is now; absent once it is gone. */
  thing: z.optional(ClaimedThing),
  owners: z.array(Person),
  /** How many other claims on it are open. */
  rivals: z.int(),
  /** Who changed the website within the last 30 days: a code to its domain proves less then. */
  websiteChangedBy: z.array(z.string()),
})
export type AdminClaim = z.infer<typeof AdminClaim>

export const listClaims = route({
  name: 'listClaims',
  method: 'GET',
  path: '/api/admin/directory/claims',
  auth: 'admin',
  summary: 'Claims of a status: those that wait the oldest first, others the newest first',
  query: z.strictObject({ ...pageQuery(25), status: z._default(ClaimStatus, 'pending') }),
  response: Page(AdminClaim),
  errors: ['invalid_cursor'],
})

const claimParams = z.strictObject({ claimId: ClaimId })
const version = z.int().check(z.gte(1))

export const askClaimant = route({
  name: 'askClaimant',
  method: 'POST',
  path: '/api/admin/directory/claims/:claimId/question',
  auth: 'admin',
  summary: 'Ask a claimant something, who has 14 days to answer',
  params: claimParams,
  body: z.strictObject({ question: text(500, 1), version }),
  response: AdminClaim,
  errors: ['claim_not_found', 'already_decided', 'version_conflict'],
})

export const decideClaim = route({
  name: 'decideClaim',
  method: 'POST',
  path: '/api/admin/directory/claims/:claimId/decision',
  auth: 'admin',
  summary:
    'Approve a claim, which makes the claimant the one owner and ends all other claims, or refuse it; all are told',
  params: claimParams,
  body: z.strictObject({
    approves: z.boolean(),
    /** Required to refuse, and to approve against an owner who can still object or has. */
    reason: text(500),
    version,
  }),
  response: AdminClaim,
  errors: [
    'claim_not_found',
    'claim_subject_not_found',
    'claim_lost',
    'claim_wait',
    'claimant_gone',
    'already_decided',
    'reason_required',
    'version_conflict',
  ],
})

export const createClaimDocumentLink = route({
  name: 'createClaimDocumentLink',
  method: 'POST',
  path: '/api/admin/directory/claims/:claimId/documents/:documentId/link',
  auth: 'admin',
  answersSecret: true,
  summary: 'A link to a paper of a claim that lasts a minute',
  params: z.strictObject({ claimId: ClaimId, documentId: line(60, 1) }),
  response: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  errors: ['claim_not_found', 'document_not_found'],
})
