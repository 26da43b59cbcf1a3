import { expect, test } from 'vitest'
import { endUnansweredClaims } from '#core/directory/organization-claims/end-unanswered-claims.ts'
import { peopleOf } from '#core/organizations/organizations/organization-people.ts'
import {
  askClaimant,
  createClaimDocumentLink,
  decideClaim,
  listClaims,
} from '#shared/directory/organization-claims/admin-contract.ts'
import type { ClaimSubject } from '#shared/directory/organization-claims/claim.ts'
import {
  addClaimDocument,
  answerClaim,
  checkProofCode,
  fileClaim,
  getClaimedThing,
  getContest,
  getMyClaim,
  listMyClaims,
  objectToClaim,
  removeClaimDocument,
  sendProofCode,
  withdrawClaim,
} from '#shared/directory/organization-claims/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { claimNow, putClaim } from '#test/support/claims.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { listingNow } from '#test/support/listing-flows.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { pdf } from '#test/support/pdf.ts'
import { putListing } from '#test/support/put-listing.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')

type Person = Awaited<ReturnType<typeof feedMember>>
type Id = `clm_${string}`

const subjectOf = async (ownerId?: string, website = 'https://shop.example') =>
  ({ kind: 'listing', id: (await putListing(ownerId, { website })).id }) as const

const wish = (subject: ClaimSubject) => ({
  body: { subject, role: 'owner' as const, message: 'I have run this place since it opened.' },
})
const file = ({ client }: Person, subject: ClaimSubject) => client.call(fileClaim, wish(subject))
const at = (claimId: Id) => ({ params: { claimId } })
const decide = (claimId: Id, approves: boolean, reason: string, version: number) =>
  admin.call(decideClaim, { ...at(claimId), body: { approves, reason, version } })

const titles = async ({ client }: Person) =>
  (await client.call(listNotifications, { query: {} })).body.items.map(({ title }) => title)

const codeTo = async (address: string) => {
  await control.settle()
  const [mail] = await control.inbox(address)
  return /Your code is (\d{6})/.exec(mail?.html ?? '')?.[1] ?? ''
}

test('everyone sees what can be claimed, and nothing else is there', async () => {
  const { userId } = await feedMember(url)
  const subject = await subjectOf(userId)
  expect((await visitor.call(getClaimedThing, { params: subject })).body).toMatchObject({
    isOwned: true,
    path: `/directory/${subject.id}`,
  })
  const { client } = await feedMember(url)
  expect((await client.call(getMyClaim, { params: subject })).body.domain).toBe('shop.example')
  const shared = await subjectOf(undefined, 'https://shop.weebly.com')
  expect((await visitor.call(getClaimedThing, { params: shared })).body.isOwned).toBe(false)
  expect((await client.call(getMyClaim, { params: shared })).body).toEqual({ isMine: false })
  const { id } = await putListing(userId, { status: 'draft' })
  const hidden = await visitor.call(getClaimedThing, { params: { kind: 'listing', id } })
  expectProblem(hidden, 404, 'claim_subject_not_found')
  const nonsense = await visitor.call(getClaimedThing, { params: { kind: 'organization', id: 'lst_1' } })
  expectProblem(nonsense, 404, 'claim_subject_not_found')
})

test('an owner proves an address by its code, sends papers, and gets the listing', async () => {
  const person = await feedMember(url)
  const { client, userId, email } = person
  const subject = await subjectOf()
  const filed = await file(person, subject)
  expect(filed.status).toBe(201)
  const { id } = filed.body
  const elsewhere = await client.call(sendProofCode, { ...at(id), body: { email: 'me@gmail.com' } })
  expectProblem(elsewhere, 422, 'proof_domain')
  expect(elsewhere.text).toContain('Use an address at shop.example, the domain of the website.')
  const address = `sales-${userId.slice(0, 8)}@mail.shop.example`
  const sent = await client.call(sendProofCode, { ...at(id), body: { email: address } })
  expect(sent.body).toMatchObject({ emailProof: 'sent', businessEmail: address })
  expect(sent.text).not.toContain('hash')
  const code = await codeTo(address)
  const wrong = code === '000000' ? '000001' : '000000'
  expectProblem(await client.call(checkProofCode, { ...at(id), body: { code: wrong } }), 422, 'proof_code')
  expect((await client.call(checkProofCode, { ...at(id), body: { code } })).body.emailProof).toBe('proven')
  const uploadId = await uploadFile(client, pdf(), 'application/pdf', 'claim-document')
  const added = await client.call(addClaimDocument, { ...at(id), body: { uploadId, name: 'license.exe' } })
  expect(added.body.documents.map(({ name }) => name)).toEqual(['license.pdf'])
  const [document] = added.body.documents
  const link = await admin.call(createClaimDocumentLink, {
    params: { claimId: id, documentId: document?.id ?? '' },
  })
  expect((await fetch(link.body.url)).status).toBe(200)
  const again = await uploadFile(client, pdf(), 'application/pdf', 'claim-document')
  const more = await client.call(addClaimDocument, { ...at(id), body: { uploadId: again, name: 'b.pdf' } })
  const spare = more.body.documents[1]?.id ?? ''
  const left = await client.call(removeClaimDocument, { params: { claimId: id, documentId: spare } })
  expect(left.body.documents.map(({ name }) => name)).toEqual(['license.pdf'])
  await expect
    .poll(async () => (await client.call(listMyClaims, { query: {} })).body.items.map((one) => one.id))
    .toEqual([id])
  const decided = await decide(id, true, '', left.body.version)
  expect(decided.body).toMatchObject({
    claim: { status: 'approved' },
    owners: [{ userId }],
    thing: { isOwned: true },
  })
  expect(await listingNow(subject.id)).toMatchObject({ ownerId: userId })
  expect((await client.call(getMyClaim, { params: subject })).body.isMine).toBe(true)
  expect(await titles(person)).toEqual(
    expect.arrayContaining(['Your claim was approved', 'You own a listing now']),
  )
  await control.settle()
  await control.mail(email, 'Your claim was approved')
  expectProblem(await file(person, subject), 409, 'claim_own')
})

test('a code has five tries', async () => {
  const person = await feedMember(url)
  const { id } = (await file(person, await subjectOf())).body
  const address = `tries-${person.userId.slice(0, 8)}@shop.example`
  await person.client.call(sendProofCode, { ...at(id), body: { email: address } })
  const right = await codeTo(address)
  const wrong = right === '000000' ? '000001' : '000000'
  const check = (code: string) => person.client.call(checkProofCode, { ...at(id), body: { code } })
  for (let count = 0; count < 5; count++) expectProblem(await check(wrong), 422, 'proof_code')
  expectProblem(await check(right), 409, 'proof_tries')
})

test('of rival claims approved at once one wins, and the others are superseded and told', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => feedMember(url)))
  const subject = await subjectOf()
  const ids: Id[] = []
  for (const person of people) ids.push((await file(person, subject)).body.id)
  const [first, second, third] = ids as [Id, Id, Id]
  const answers = await Promise.all([decide(first, true, '', 1), decide(second, true, '', 1)])
  const lost = answers.filter(({ status }) => status !== 200)
  expect(lost).toHaveLength(1)
  for (const answer of lost) expectProblem(answer, 409, 'claim_lost')
  const states = await Promise.all(ids.map(async (id) => (await claimNow(id))?.status))
  expect(states.toSorted()).toEqual(['approved', 'superseded', 'superseded'])
  const winner = people[states.indexOf('approved')]
  expect((await listingNow(subject.id))?.ownerId).toBe(winner?.userId)
  expect(await claimNow(third)).toMatchObject({
    status: 'superseded',
    reason: 'Another claim for this was approved.',
  })
  const [, , loser] = people
  expect(loser && (await titles(loser))).toEqual(['Your claim was rejected'])
  // What is decided leaves room for the next.
  expect((await file(await feedMember(url), subject)).body.isContested).toBe(true)
})

test('a member has three open claims, a subject five, and each is claimed three times in 30 days', async () => {
  const person = await feedMember(url)
  const subjects = await Promise.all(Array.from({ length: 4 }, () => subjectOf()))
  const [one, two, three, four] = subjects as [ClaimSubject, ClaimSubject, ClaimSubject, ClaimSubject]
  let { id } = (await file(person, one)).body
  expectProblem(await file(person, one), 409, 'claim_open')
  await file(person, two)
  await file(person, three)
  expectProblem(await file(person, four), 409, 'claim_limit')
  const crowd = await Promise.all(Array.from({ length: 10 }, () => feedMember(url)))
  const answers = await Promise.all(crowd.map((other) => file(other, four)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  for (const answer of answers) if (answer.status !== 201) expectProblem(answer, 409, 'claims_many')
  for (let count = 0; count < 2; count++) {
    await person.client.call(withdrawClaim, at(id))
    id = (await file(person, one)).body.id
  }
  await person.client.call(withdrawClaim, at(id))
  expectProblem(await file(person, one), 409, 'claim_again')
})

test('the owner of what is claimed objects, and an administrator needs a reason against them', async () => {
  const [owner, claimant] = (await Promise.all([feedMember(url), feedMember(url)])) as [Person, Person]
  const subject = await subjectOf(owner.userId)
  const { id, isContested } = (await file(claimant, subject)).body
  expect(isContested).toBe(true)
  await control.settle()
  expect((await titles(owner))[0]).toMatch(/^Someone claims /)
  expectProblem(await decide(id, true, '', 1), 409, 'claim_wait')
  expectProblem(await claimant.client.call(getContest, at(id)), 404, 'claim_not_found')
  const words = { ...at(id), body: { text: 'I bought this shop in 2019 and still run it.' } }
  const objected = await owner.client.call(objectToClaim, words)
  expect(objected.body.objection?.text).toBe(words.body.text)
  expectProblem(await owner.client.call(objectToClaim, words), 409, 'objection_once')
  const seen = await claimant.client.call(getMyClaim, { params: subject })
  expect(seen.body.claim).toMatchObject({ id, isContested: true })
  expect(seen.text).not.toContain('objection')
  expectProblem(await decide(id, true, '', 2), 409, 'claim_wait')
  const decided = await decide(id, true, 'The register names the claimant.', 2)
  expect(decided.status).toBe(200)
  expect((await listingNow(subject.id))?.ownerId).toBe(claimant.userId)
  expect(await titles(owner)).toContain('You no longer own a listing')
})

test('14 days without an objection are enough', async () => {
  const [owner, claimant] = (await Promise.all([feedMember(url), feedMember(url)])) as [Person, Person]
  const createdAt = addTime(await control.now(), { days: -15 })
  const subject = await subjectOf(owner.userId)
  const { id } = await putClaim(claimant.userId, subject, { isContested: true, createdAt })
  const late = await owner.client.call(objectToClaim, {
    ...at(id),
    body: { text: 'I still run this shop every day.' },
  })
  expectProblem(late, 409, 'objection_late')
  expect((await decide(id, true, '', 1)).status).toBe(200)
})

test('an organization that no one owns gets one owner, and its managers stay', async () => {
  const [claimant, manager] = (await Promise.all([feedMember(url), feedMember(url)])) as [Person, Person]
  const { id } = await putOrganization([[manager.userId, 'manager']])
  const filed = await file(claimant, { kind: 'organization', id })
  expect((await decide(filed.body.id, true, '', 1)).status).toBe(200)
  const roles = (await peopleOf(id)).map(({ userId, role }) => `${userId} ${role}`)
  expect(roles.toSorted()).toEqual([`${claimant.userId} owner`, `${manager.userId} manager`].toSorted())
})

test('a question waits 14 days for its answer, and then the claim ends', async () => {
  const person = await feedMember(url)
  const { id } = (await file(person, await subjectOf())).body
  const asked = await admin.call(askClaimant, { ...at(id), body: { question: 'Since when?', version: 1 } })
  expect(asked.body.claim).toMatchObject({ status: 'needs_info', question: 'Since when?' })
  const answer = (claimId: Id) =>
    person.client.call(answerClaim, { ...at(claimId), body: { answer: 'Since 2019.' } })
  expect((await answer(id)).body).toMatchObject({ status: 'pending', answer: 'Since 2019.' })
  expectProblem(await answer(id), 409, 'claim_not_asked')
  const forgotten = await putClaim(person.userId, await subjectOf(), {
    status: 'needs_info',
    question: 'Since when?',
    askedAt: addTime(await control.now(), { days: -15 }),
  })
  expectProblem(await answer(forgotten.id), 409, 'claim_answer_late')
  await endUnansweredClaims(await control.now())
  expect(await claimNow(forgotten.id)).toMatchObject({ status: 'refused' })
  expect(await claimNow(id)).toMatchObject({ status: 'pending' })
})

test('a claimant whose account was suspended meanwhile gets nothing', async () => {
  const person = await feedMember(url)
  const subject = await subjectOf()
  const { id } = (await file(person, subject)).body
  await changeUser(person.userId, { status: 'suspended' })
  expectProblem(await decide(id, true, '', 1), 409, 'claimant_gone')
  expect((await listingNow(subject.id))?.ownerId).toBeUndefined()
  expect((await decide(id, false, 'No longer here.', 1)).body.claim.status).toBe('refused')
})

test('administrators read who else claims it', async () => {
  const [one, other] = (await Promise.all([feedMember(url), feedMember(url)])) as [Person, Person]
  const subject = await subjectOf()
  const { id } = (await file(one, subject)).body
  await file(other, subject)
  const find = async () => {
    let cursor: string | undefined
    do {
      const { body } = await admin.call(listClaims, { query: { limit: 100, ...(cursor && { cursor }) } })
      const found = body.items.find(({ claim }) => claim.id === id)
      if (found) return found
      cursor = body.nextCursor
    } while (cursor)
    return undefined
  }
  await expect.poll(find).toMatchObject({ rivals: 1, claimant: { userId: one.userId }, owners: [] })
})
