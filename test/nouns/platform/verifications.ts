import type { Standing } from '#test/support/access-policy.ts'
import type { Client } from '#test/support/client.ts'
import { newBusiness } from '#test/support/new-business.ts'
import type { NounFixture, Refusal } from '#test/support/noun-fixture.ts'
import { pdf } from '#test/support/pdf.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'
import { uploadFile } from '#test/support/upload.ts'
import { putApplicant, putVerification } from '#test/support/verifications.ts'

const { url } = sharedCloud()

const draftDocument = async (userId: string) =>
  (await putVerification(userId)).documents[0]?.id ?? unknownId('doc')
const document = (documentId: `doc_${string}`) => ({ params: { documentId } })
const uploadDocument = (client: Client) =>
  uploadFile(client, pdf(), 'application/pdf', 'verification-document')
const added = (uploadId: `upl_${string}`) => ({ body: { uploadId, name: 'license.pdf' } })

const applicant = async (caller: unknown) => {
  const { userId, documents } = caller ? await putApplicant() : { userId: unknownAccount, documents: [] }
  return { userId, documentId: documents[0]?.id ?? unknownId('doc') }
}
const applicantNamed = async (caller: unknown) => ({ params: { userId: (await applicant(caller)).userId } })

/** An approved business proves nothing, and other members choose the membership that they ask for first. */
const nothingToProve = (standing: Standing | undefined): Refusal | undefined =>
  standing?.approved && !standing.type.endsWith('competitor') ? [409, 'verification_not_needed'] : undefined

export const fixture = {
  getMyVerification: () => ({}),
  addVerificationDocument: {
    sample: async (caller) => {
      if (!caller) return added(unknownId('upl'))
      // Whatever was sent before is a draft again.
      await putVerification(userIdOf(caller))
      return added(await uploadDocument(caller))
    },
    foreign: async ({ client }) => ({
      caller: (await newBusiness(url)).client,
      input: added(await uploadDocument(client)),
      code: 'upload_not_found',
    }),
    idle: nothingToProve,
  },
  removeVerificationDocument: {
    sample: async (caller) => document(caller ? await draftDocument(userIdOf(caller)) : unknownId('doc')),
    foreign: async ({ id }) => {
      const { client, userId } = await newBusiness(url)
      await putVerification(userId)
      return { caller: client, input: document(await draftDocument(id)), code: 'document_not_found' }
    },
  },
  submitVerification: {
    sample: async (caller) => {
      if (caller) await putVerification(userIdOf(caller))
      return { body: { note: 'A sample.', version: 1 } }
    },
    idle: (standing) =>
      nothingToProve(standing) ?? (standing?.approved ? [400, 'membership_not_asked'] : undefined),
  },
  listVerifications: () => ({}),
  getVerification: applicantNamed,
  createDocumentLink: async (caller) => ({ params: await applicant(caller) }),
  approveVerification: async (caller) => ({ ...(await applicantNamed(caller)), body: { version: 1 } }),
  refuseVerification: async (caller) => ({
    ...(await applicantNamed(caller)),
    body: { reason: 'A sample.', version: 1 },
  }),
} satisfies NounFixture<'verifications'>
