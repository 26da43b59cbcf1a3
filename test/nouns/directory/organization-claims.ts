import type { Claim } from '#shared/directory/organization-claims/claim.ts'
import { newId } from '#shared/ids.ts'
import { claimNow, putClaim } from '#test/support/claims.ts'
import type { Client } from '#test/support/client.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { pdf } from '#test/support/pdf.ts'
import { putListing } from '#test/support/put-listing.ts'
import { userIdOf } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { unknownId } from '#test/support/unknown-id.ts'
import { uploadFile } from '#test/support/upload.ts'

const unknown = { claimId: unknownId('clm') }
const code = 'claim_not_found'

const someone = async () => {
  const person = aPerson({ isPublicProfile: true })
  await putPeople([person])
  return person.id
}

const listing = async (ownerId?: string, website = 'https://shop.example') => {
  const { id } = await putListing(ownerId, { website })
  return { kind: 'listing', id } as const
}

const claimOf = async (userId: string, more: Partial<Claim> = {}) => ({
  claimId: (await putClaim(userId, await listing(), more)).id,
})

const own = async (caller: Client | undefined, more: Partial<Claim> = {}) =>
  caller ? claimOf(userIdOf(caller), more) : unknown

/** A claim of someone on a listing of the caller. */
const contest = async (ownerId: string | undefined) => {
  if (!ownerId) return unknown
  const subject = await listing(ownerId)
  return { claimId: (await putClaim(await someone(), subject, { isContested: true })).id }
}

const document = () => ({
  id: newId('doc', '2026-11-01T00:00:00.000Z') as Claim['documents'][number]['id'],
  name: 'license.pdf',
  contentType: 'application/pdf',
  bytes: 1000,
  addedAt: '2026-11-01T00:00:00.000Z',
})

const withDocument = async (userId: string | undefined) => {
  const paper = document()
  const { claimId } = userId ? await claimOf(userId, { documents: [paper] }) : unknown
  return { claimId, documentId: paper.id }
}

const paperOf = (client: Client) => uploadFile(client, pdf(), 'application/pdf', 'claim-document')

const idOf = (caller?: Client) => (caller ? userIdOf(caller) : undefined)
const asked = { status: 'needs_info', askedAt: '2099-01-01T00:00:00.000Z', question: 'Since when?' } as const
const filing = async () => ({
  subject: await listing(),
  role: 'owner' as const,
  message: 'I have run this place since it opened.',
})
const seen = async (claimId: string) => (await claimNow(claimId))?.version ?? 1

export const fixture = {
  getClaimedThing: async () => ({ params: await listing() }),
  listMyClaims: () => ({}),
  getMyClaim: {
    sample: async () => ({ params: await listing() }),
    foreign: async ({ id }) => ({
      input: { params: { kind: 'listing', id: (await putListing(id, { status: 'draft' })).id } },
      code: 'claim_subject_not_found',
    }),
  },
  fileClaim: {
    sample: async () => ({ body: await filing() }),
    caller: 'new',
    idle: (standing) => (standing?.approved === false ? [403, 'account_pending'] : undefined),
  },
  answerClaim: {
    sample: async (caller) => ({ params: await own(caller, asked), body: { answer: 'Since 2019.' } }),
    caller: 'new',
    foreign: async ({ id }) => ({
      input: { params: await claimOf(id, asked), body: { answer: 'Since 2019.' } },
      code,
    }),
  },
  withdrawClaim: {
    sample: async (caller) => ({ params: await own(caller) }),
    caller: 'new',
    foreign: async ({ id }) => ({ input: { params: await claimOf(id) }, code }),
  },
  sendProofCode: {
    sample: async (caller) => ({ params: await own(caller), body: { email: 'sales@shop.example' } }),
    caller: 'new',
    foreign: async ({ id }) => ({
      input: { params: await claimOf(id), body: { email: 'sales@shop.example' } },
      code,
    }),
  },
  checkProofCode: {
    sample: async (caller) => ({ params: await own(caller), body: { code: '123456' } }),
    caller: 'new',
    idle: () => [422, 'proof_code'],
    foreign: async ({ id }) => ({ input: { params: await claimOf(id), body: { code: '123456' } }, code }),
  },
  addClaimDocument: {
    sample: async (caller) => ({
      params: await own(caller),
      body: { uploadId: caller ? await paperOf(caller) : unknownId('upl'), name: 'license.pdf' },
    }),
    caller: 'new',
    foreign: async ({ id }) => ({
      input: { params: await claimOf(id), body: { uploadId: unknownId('upl'), name: 'license.pdf' } },
      code,
    }),
  },
  removeClaimDocument: {
    sample: async (caller) => ({ params: await withDocument(idOf(caller)) }),
    caller: 'new',
    foreign: async ({ id }) => ({ input: { params: await withDocument(id) }, code }),
  },
  getContest: {
    sample: async (caller) => ({ params: await contest(idOf(caller)) }),
    caller: 'new',
    foreign: async ({ id }) => ({ input: { params: await contest(id) }, code }),
  },
  objectToClaim: {
    sample: async (caller) => ({
      params: await contest(idOf(caller)),
      body: { text: 'I bought this shop in 2019 and still run it.' },
    }),
    caller: 'new',
    foreign: async ({ id }) => ({
      input: { params: await contest(id), body: { text: 'I bought this shop in 2019.' } },
      code,
    }),
  },
  listClaims: () => ({ query: { status: 'approved' } }),
  askClaimant: async (caller) => {
    const params = caller ? await claimOf(await someone()) : unknown
    return { params, body: { question: 'Since when?', version: 1 } }
  },
  decideClaim: async (caller) => {
    const params = caller ? await claimOf(await someone()) : unknown
    return { params, body: { approves: true, reason: '', version: caller ? await seen(params.claimId) : 1 } }
  },
  createClaimDocumentLink: async (caller) => ({
    params: await withDocument(caller ? await someone() : undefined),
  }),
} satisfies NounFixture<'organizationClaims'>
