import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { Email } from '#shared/platform/users/email.ts'
import { line, text } from '#shared/text.ts'
import { Claim, ClaimId, ClaimRole, ClaimSubject } from './claim.ts'

/** What can be claimed, as everyone sees it. */
export const ClaimedThing = z.object({
  subject: ClaimSubject,
  name: z.string(),
  location: z.string(),
  path: z.string(),
  pictureUrl: z.optional(z.string()),
  isOwned: z.boolean(),
})
export type ClaimedThing = z.infer<typeof ClaimedThing>

export const getClaimedThing = route({
  name: 'getClaimedThing',
  method: 'GET',
  path: '/api/directory/claims/subjects/:kind/:id',
  auth: 'public',
  caching: 'revalidate',
  summary: 'What someone is about to claim',
  params: z.strictObject({ kind: z.enum(['listing', 'organization']), id: line(60, 1) }),
  response: ClaimedThing,
  errors: ['claim_subject_not_found'],
  rateLimit: { max: 120, seconds: 60, per: 'ip' },
})

export const listMyClaims = route({
  name: 'listMyClaims',
  method: 'GET',
  path: '/api/directory/claims/mine',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The claims of the caller, the newest first',
  query: z.strictObject(pageQuery(25)),
  response: Page(Claim),
  errors: ['invalid_cursor'],
})

export const getMyClaim = route({
  name: 'getMyClaim',
  method: 'GET',
  path: '/api/directory/claims/mine/:kind/:id',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The caller’s last claim of something, and whether it is theirs already',
  params: z.strictObject({ kind: z.enum(['listing', 'organization']), id: line(60, 1) }),
  response: z.object({
    claim: z.optional(Claim),
    isMine: z.boolean(),
    /** The domain whose addresses prove something; absent where the website has none of its own. */
    domain: z.optional(z.string()),
  }),
  errors: ['claim_subject_not_found'],
})

export const fileClaim = route({
  name: 'fileClaim',
  method: 'POST',
  path: '/api/directory/claims',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Claim a listing or an organization; of one with an owner, they can object for 14 days',
  body: z.strictObject({ subject: ClaimSubject, role: ClaimRole, message: text(1000, 20) }),
  response: Claim,
  status: 201,
  errors: [
    'claim_subject_not_found',
    'claim_open',
    'claim_own',
    'claim_limit',
    'claims_many',
    'claim_again',
    'account_pending',
    'account_leaving',
    'version_conflict',
  ],
  rateLimit: { max: 10, seconds: 3600, per: 'user' },
})

const claimParams = z.strictObject({ claimId: ClaimId })

export const answerClaim = route({
  name: 'answerClaim',
  method: 'POST',
  path: '/api/directory/claims/:claimId/answer',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Answer what an administrator asked about a claim',
  params: claimParams,
  body: z.strictObject({ answer: text(1000, 1) }),
  response: Claim,
  errors: ['claim_not_found', 'claim_not_asked', 'claim_answer_late', 'version_conflict'],
})

export const withdrawClaim = route({
  name: 'withdrawClaim',
  method: 'POST',
  path: '/api/directory/claims/:claimId/withdraw',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Take a claim back; its documents are deleted',
  params: claimParams,
  response: Claim,
  errors: ['claim_not_found', 'already_decided', 'claim_lost', 'version_conflict'],
})

export const sendProofCode = route({
  name: 'sendProofCode',
  method: 'POST',
  path: '/api/directory/claims/:claimId/code',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Mail a code to an address at the domain of the website',
  params: claimParams,
  body: z.strictObject({ email: Email }),
  response: Claim,
  errors: [
    'claim_not_found',
    'already_decided',
    'proof_domain',
    'proof_none',
    'rate_limited',
    'version_conflict',
  ],
  rateLimit: { max: 10, seconds: 3600, per: 'user' },
})

export const checkProofCode = route({
  name: 'checkProofCode',
  method: 'POST',
  path: '/api/directory/claims/:claimId/code/check',
  auth: 'complete',
  whileImpersonating: 'refused',
  answersSecret: true,
  summary: 'Prove an address by the code that was mailed to it, within 15 minutes and five tries',
  params: claimParams,
  body: z.strictObject({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'Enter the six digits')) }),
  response: Claim,
  errors: ['claim_not_found', 'already_decided', 'proof_code', 'proof_tries', 'version_conflict'],
  rateLimit: { max: 30, seconds: 3600, per: 'user' },
})

export const addClaimDocument = route({
  name: 'addClaimDocument',
  method: 'POST',
  path: '/api/directory/claims/:claimId/documents',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Add a paper that was uploaded; only administrators open it',
  params: claimParams,
  body: z.strictObject({ uploadId: line(60, 1), name: line(120, 1) }),
  response: Claim,
  errors: [
    'claim_not_found',
    'already_decided',
    'document_limit',
    'upload_not_found',
    'upload_rejected',
    'version_conflict',
  ],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

export const removeClaimDocument = route({
  name: 'removeClaimDocument',
  method: 'DELETE',
  path: '/api/directory/claims/:claimId/documents/:documentId',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Delete a paper of a claim that is still open',
  params: z.strictObject({ ...claimParams.shape, documentId: line(60, 1) }),
  response: Claim,
  errors: ['claim_not_found', 'already_decided', 'document_not_found', 'version_conflict'],
})

/** A claim as the owner of what is claimed reads it. */
export const Contest = z.object({
  claimId: ClaimId,
  subject: ClaimSubject,
  name: z.string(),
  claimant: z.string(),
  role: ClaimRole,
  message: z.string(),
  until: z.iso.datetime(),
  isOpen: z.boolean(),
  objection: z.optional(z.object({ text: z.string(), at: z.iso.datetime() })),
})
export type Contest = z.infer<typeof Contest>

export const getContest = route({
  name: 'getContest',
  method: 'GET',
  path: '/api/directory/claims/:claimId/contest',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'A claim on something that the caller owns',
  params: claimParams,
  response: Contest,
  errors: ['claim_not_found'],
})

export const objectToClaim = route({
  name: 'objectToClaim',
  method: 'POST',
  path: '/api/directory/claims/:claimId/objection',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Object to a claim on something that the caller owns, once and within 14 days',
  params: claimParams,
  body: z.strictObject({ text: text(1000, 20) }),
  response: Contest,
  errors: ['claim_not_found', 'already_decided', 'objection_once', 'objection_late', 'version_conflict'],
})
