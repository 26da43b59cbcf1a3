import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { businessTypes } from '#shared/platform/users/membership-type.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line, text } from '#shared/text.ts'
import { DocumentId, Verification } from './verification.ts'

export const getMyVerification = route({
  name: 'getMyVerification',
  method: 'GET',
  path: '/api/verifications/me',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The caller’s business verification: its documents and status',
  response: Verification,
})

export const addVerificationDocument = route({
  name: 'addVerificationDocument',
  method: 'POST',
  path: '/api/verifications/me/documents',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Add an uploaded document to the caller’s verification',
  body: z.strictObject({ uploadId: idSchema('upl'), name: text(120, 1) }),
  response: Verification,
  status: 201,
  errors: [
    'upload_not_found',
    'upload_rejected',
    'verification_not_needed',
    'verification_submitted',
    'document_limit',
    'version_conflict',
  ],
  rateLimit: { max: 30, seconds: 3600, per: 'user' },
})

export const removeVerificationDocument = route({
  name: 'removeVerificationDocument',
  method: 'DELETE',
  path: '/api/verifications/me/documents/:documentId',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Remove a document from the caller’s verification; its file is deleted',
  params: z.strictObject({ documentId: DocumentId }),
  response: Verification,
  errors: ['document_not_found', 'verification_submitted', 'version_conflict'],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

const submission = {
  note: text(1000),
  /** The membership and the name that a member who is not a business yet applies for. */
  forMembership: z.optional(z.enum(businessTypes, 'Choose a membership')),
  companyName: z.optional(line(160)),
}

const namesCompany = z.refine<{ forMembership?: unknown; companyName?: string | undefined }>(
  ({ forMembership, companyName }) => forMembership === undefined || Boolean(companyName),
  { path: ['companyName'], error: 'Enter the name of your business or club' },
)

/** The typed fields; the version of their subject comes from what was read. */
export const SubmissionFields = z.strictObject(submission).check(namesCompany)
export type SubmissionFields = z.infer<typeof SubmissionFields>

export const SubmissionForm = z
  .strictObject({ ...submission, version: z.int().check(z.gte(0)) })
  .check(namesCompany)
export type SubmissionForm = z.infer<typeof SubmissionForm>

export const submitVerification = route({
  name: 'submitVerification',
  method: 'POST',
  path: '/api/verifications/me/submit',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Submit the documents for review',
  body: SubmissionForm,
  response: Verification,
  errors: [
    'verification_not_needed',
    'verification_submitted',
    'verification_empty',
    'membership_not_asked',
    'membership_registered',
    'version_conflict',
  ],
  rateLimit: { max: 10, seconds: 3600, per: 'user' },
})

export const listVerifications = route({
  name: 'listVerifications',
  method: 'GET',
  path: '/api/admin/verifications',
  auth: 'admin',
  summary: 'Submissions waiting for a decision, oldest first',
  query: z.strictObject(pageQuery(20)),
  response: Page(Verification),
  errors: ['invalid_cursor'],
})

const ofUser = z.strictObject({ userId: UserId })

export const getVerification = route({
  name: 'getVerification',
  method: 'GET',
  path: '/api/admin/verifications/:userId',
  auth: 'admin',
  summary: 'The business verification of a member',
  params: ofUser,
  response: Verification,
  namesAnyUser: true,
})

export const createDocumentLink = route({
  name: 'createDocumentLink',
  method: 'POST',
  path: '/api/admin/verifications/:userId/documents/:documentId/link',
  auth: 'admin',
  summary: 'A link, valid for one minute, to download a document; the request is logged',
  params: z.strictObject({ userId: UserId, documentId: DocumentId }),
  response: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  status: 201,
  errors: ['document_not_found'],
  namesAnyUser: true,
  answersSecret: true,
})

/** The version that was reviewed: a decision about anything newer is refused. */
const reviewed = z.int().check(z.gte(1))

export const approveVerification = route({
  name: 'approveVerification',
  method: 'POST',
  path: '/api/admin/verifications/:userId/approve',
  auth: 'admin',
  summary: 'Approve a business: its account becomes active and its owner is notified',
  params: ofUser,
  body: z.strictObject({ version: reviewed }),
  response: Verification,
  errors: ['user_not_found', 'verification_decided', 'version_conflict'],
  namesAnyUser: true,
})

export const RefusalForm = z.strictObject({ reason: text(1000, 1), version: reviewed })
export type RefusalForm = z.infer<typeof RefusalForm>

export const refuseVerification = route({
  name: 'refuseVerification',
  method: 'POST',
  path: '/api/admin/verifications/:userId/refuse',
  auth: 'admin',
  summary: 'Refuse a business with a reason that its owner receives',
  params: ofUser,
  body: RefusalForm,
  response: Verification,
  errors: ['user_not_found', 'verification_decided', 'version_conflict'],
  namesAnyUser: true,
})
