import { afterAll, beforeAll, expect, test } from 'vitest'
import { deletions } from '#core/accounts/deletions/deletions.ts'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { commit } from '#core/platform/db/commit.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { listObjects } from '#core/platform/storage/objects.ts'
import { ownItems } from '#core/platform/users/own-items.ts'
import { users } from '#core/platform/users/users.ts'
import { cancelDeletion as cancelInThisProcess } from '#functions/api/accounts/deletions/cancel-deletion.ts'
import { requestDeletion as requestInThisProcess } from '#functions/api/accounts/deletions/request-deletion.ts'
import { handler as notifyWelcome } from '#functions/events/platform/registration-completed/notify-welcome.ts'
import { cancelDeletion, requestDeletion } from '#shared/accounts/deletions/contract.ts'
import { requestExport } from '#shared/accounts/exports/contract.ts'
import { startImpersonation } from '#shared/accounts/impersonations/contract.ts'
import { inviteUser, listInvitations, revokeInvitation } from '#shared/accounts/invitations/contract.ts'
import { getMember } from '#shared/community/members/contract.ts'
import { markAllNotificationsRead } from '#shared/platform/notifications/contract.ts'
import { confirmEmailChange } from '#shared/platform/security/contract.ts'
import { updateUserAsAdmin } from '#shared/platform/users/admin-contract.ts'
import { completeRegistration, getMe } from '#shared/platform/users/contract.ts'
import { moderateProfile } from '#shared/platform/users/moderation-contract.ts'
import { exportUsers } from '#shared/platform/users/user-list-contract.ts'
import {
  addVerificationDocument,
  createDocumentLink,
  getMyVerification,
  refuseVerification,
  submitVerification,
} from '#shared/platform/verifications/contract.ts'
import { beforeNextWrite } from '#test/support/before-next-write.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { erasures } from '#test/support/erasures.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { itemsWith } from '#test/support/items-with.ts'
import { loggedIn } from '#test/support/logged-in.ts'
import { newBusiness } from '#test/support/new-business.ts'
import { completion, newEmail, newMember, plantedPassword } from '#test/support/new-member.ts'
import { pdf } from '#test/support/pdf.ts'
import { plantedMember } from '#test/support/planted-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { newAddressFor } from '#test/support/second-factor.ts'
import { poolCall, signIn } from '#test/support/sign-in.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'
import { addDocument, submittedBusiness } from '#test/support/verification-documents.ts'
import { currentTable, wholeTable } from '#test/support/whole-table.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>

beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
})

afterAll(() => cloud.stop())

const stored = async (text: string) => itemsWith(text, await wholeTable())

/** A business that others have written about, too: invited twice, moderated, edited, refused, acted for. */
async function writtenAbout() {
  const admin = await demoClient(cloud.url, 'admin')
  const [email, secret] = [newEmail(), `Planted words ${newEmail()}`]
  const invite = { email, membershipType: 'retailer', message: secret, approveAtOnce: false } as const
  const first = await admin.call(inviteUser, { body: invite })
  expectSuccess(await admin.call(revokeInvitation, { params: { invitationId: first.body.id } }))
  expectSuccess(await admin.call(inviteUser, { body: invite }))
  const { client } = await loggedIn(cloud.url, newMember(cloud.url, 'retailer', email))
  const id = userIdOf(client)
  const { version } = (await client.call(getMe, {})).body
  expectSuccess(await client.call(completeRegistration, { body: { ...completion(version), bio: secret } }))
  const uploadId = await uploadFile(client, pdf(), 'application/pdf', 'verification-document')
  expectSuccess(
    await client.call(addVerificationDocument, {
      body: { uploadId: uploadId as `upl_${string}`, name: `${secret}.pdf` },
    }),
  )
  const submission = await client.call(submitVerification, { body: { note: secret, version: 1 } })
  const params = { userId: id }
  const reason = { reason: secret, version: submission.body.version }
  expectSuccess(await admin.call(refuseVerification, { params, body: reason }))
  expectSuccess(
    await admin.call(moderateProfile, { params, body: { moderation: 'remove_bio', reason: secret } }),
  )
  const edited = { city: secret, version: (await client.call(getMe, {})).body.version }
  expectSuccess(await admin.call(updateUserAsAdmin, { params, body: edited }))
  expectSuccess(await admin.call(exportUsers, { body: { q: email } }))
  const { body } = await admin.call(startImpersonation, { body: params })
  expectSuccess(await admin.call(markAllNotificationsRead, {}, { 'x-impersonation': body.handle }))
  await control.settle()
  const next = await newAddressFor(cloud.url, client)
  expectSuccess(await client.call(confirmEmailChange, { body: { code: next.code } }))
  await control.settle()
  return { client, id, email, newAddress: next.email, secret: secret.slice('Planted words '.length) }
}

const deletion = { confirmation: 'DELETE', password: plantedPassword } as const

test('a deletion needs the word and the password, hides the member at once and can be taken back', async () => {
  const { client, id } = await plantedMember(cloud.url)
  const params = { userId: id }
  const visitor = new Client(cloud.url)
  expect((await visitor.call(getMember, { params })).status).toBe(200)
  const wrong = await client.call(requestDeletion, { body: { ...deletion, password: 'Wrong-Pass-2026!' } })
  expectProblem(wrong, 400, 'wrong_password')
  const unsure = await client.call(requestDeletion, {
    body: { ...deletion, confirmation: 'delete' as 'DELETE' },
  })
  expectProblem(unsure, 400, 'validation_failed')

  const requested = await client.call(requestDeletion, { body: deletion })
  const again = await client.call(requestDeletion, { body: deletion })
  expect(again.body.deletionDueAt).toBe(requested.body.deletionDueAt)
  expect((await visitor.call(getMember, { params })).status).toBe(404)

  const beDue = async (dueAt: string) => {
    const row = await deletions.get({ userId: id }, { consistent: true })
    if (row)
      await commit(deletions.put({ ...row, dueAt, version: row.version + 1 }, { version: row.version }))
  }
  await beDue(await control.now())
  expectProblem(await client.call(cancelDeletion, {}), 409, 'deletion_begun')
  await beDue(requested.body.deletionDueAt ?? '')
  const kept = await Promise.all([1, 2, 3, 4, 5].map(() => client.call(cancelDeletion, {})))
  expect(kept.map(({ status, body }) => [status, body.deletionDueAt])).toEqual(
    kept.map(() => [200, undefined]),
  )
  await control.advance('P15D')
  await control.run('delete_due_accounts')
  expect((await visitor.call(getMember, { params })).status).toBe(200)
})

test('a member who takes a deletion back right after asking for it, or asks again right after that, is not told so in vain', async () => {
  const { client } = await loggedIn(cloud.url, newMember(cloud.url))
  const userId = userIdOf(client)
  const user = await users.get({ id: userId }, { consistent: true })
  expectSuccess(await client.call(requestDeletion, { body: deletion }))
  await cancelInThisProcess({
    actor: { userId, user },
    now: await control.now(),
    remember: () => [],
  } as never)
  expect((await client.call(getMe, {})).body.deletionDueAt).toBeUndefined()
  expect(await deletions.get({ userId }, { consistent: true })).toBeUndefined()

  const late = { ...user, deletionDueAt: await control.now() }
  await requestInThisProcess({
    actor: { userId, user: late },
    body: deletion,
    now: await control.now(),
  } as never)
  expect((await client.call(getMe, {})).body.deletionDueAt).toBeDefined()
})

test('a document that is added while its owner is being erased goes, too', async () => {
  const { client } = await loggedIn(cloud.url, newBusiness(cloud.url))
  const userId = userIdOf(client)
  await control.settle()
  let status = 0
  beforeNextWrite(async () => {
    ;({ status } = await addDocument(client))
  })
  await eraseAccount(userId, await control.now())
  expect(status).toBe(201)
  expect(await listObjects(`documents/${userId}/`)).toEqual([])
})

test('what is reported about a member after the erasure leaves nothing of them', async () => {
  const [userId, at] = [crypto.randomUUID(), await control.now()]
  const detail = { id: `fct_${userId}`, at, payload: { userId } }
  await notifyWelcome({ detail, time: at } as never)
  for await (const { sk } of ownItems(`USER#${userId}`)) expect.unreachable(sk)
})

test('a member who becomes an administrator while asking for a deletion stays', async () => {
  const { id } = await plantedMember(cloud.url)
  const asking = await users.get({ id }, { consistent: true })
  const body = { membershipType: 'admin', version: asking?.version ?? 0 } as const
  const admin = await demoClient(cloud.url, 'admin')
  expectSuccess(await admin.call(updateUserAsAdmin, { params: { userId: id }, body }))
  const actor = { userId: id, user: asking }
  const asked = requestInThisProcess({ actor, body: deletion, now: await control.now() } as never)
  await expect(asked).rejects.toThrow('Administrators cannot delete')
  expect(await users.get({ id }, { consistent: true })).not.toHaveProperty('deletionDueAt')
})

test('after fourteen days nothing is left of a member, and not a day sooner', async () => {
  const { client, email, id, markers } = await plantedMember(cloud.url)
  await client.call(requestExport, {})
  await client.call(requestDeletion, { body: deletion })
  await control.settle()
  const { body: me } = await client.call(getMe, {})
  const picture = `${cloud.url}${me.profileImage}`
  expect((await fetch(picture)).status).toBe(200)

  await control.advance('P13DT23H')
  await control.run('delete_due_accounts')
  expect(await stored(email)).not.toEqual([])

  await control.advance('PT2H')
  for (let time = 0; time < 2; time++) await control.run('delete_due_accounts')
  await control.settle()
  const left = await wholeTable()
  for (const marker of markers) expect(itemsWith(marker, left)).toEqual([])
  expect((await fetch(picture)).status).not.toBe(200)
  expect((await client.call(getMe, {})).status).toBe(401)
  const login = poolCall(cloud.url, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: 'localclient',
    AuthParameters: { USERNAME: email, PASSWORD: plantedPassword },
  })
  await expect(login).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  expect(itemsWith(`ERASED#${id}`, left)).not.toEqual([])
})

test('a mail that is written after a deletion was due and before it is done goes with the account', async () => {
  const { client, email } = await plantedMember(cloud.url)
  const { deletionDueAt = '' } = (await client.call(requestDeletion, { body: deletion })).body
  await control.settle()
  const meanwhile = new Date(Date.parse(deletionDueAt) + 3 * 3_600_000).toISOString()
  const data = { firstName: 'Ann' }
  await commit(
    ...queueMail({ toEmail: email, templateId: 'account-exists', data, priority: 'normal' }, meanwhile),
  )
  await control.advance('P14DT1H')
  await control.run('delete_due_accounts')
  await control.settle()
  expect(await stored(email)).toEqual([])
})

test('what others wrote about a member goes too, and what still names them by id goes by itself', async () => {
  const { client, id, email, newAddress, secret } = await writtenAbout()
  expectSuccess(await client.call(requestDeletion, { body: deletion }))
  await control.settle()
  await control.advance('P14DT1H')
  await control.run('delete_due_accounts')
  await control.settle()
  const { current, now } = await currentTable(cloud.url)
  for (const item of current)
    for (const marker of [email, newAddress, secret]) expect(JSON.stringify(item)).not.toContain(marker)
  const naming = current.filter((item) => JSON.stringify(item).includes(id))
  const kinds = await erasures()
  const unexpected = naming.filter(({ entity = '', ttl = Infinity }) => {
    const fate = kinds.get(entity)
    return fate !== 'kept' && !(typeof fate === 'object' && ttl * 1000 - now <= fate.days * 86_400_000)
  })
  expect(unexpected).toEqual([])
  expect(naming.map(({ entity }) => entity)).toContain('erasure')
})

test('a person invited to an address that a deleted member once had stays invited, once', async () => {
  const { client, email } = await loggedIn(cloud.url, newMember(cloud.url))
  const { code } = await newAddressFor(cloud.url, client)
  expectSuccess(await client.call(confirmEmailChange, { body: { code } }))
  expectSuccess(await client.call(requestDeletion, { body: deletion }))
  await control.settle()
  await control.advance('P10D')
  const body = { email, membershipType: 'retailer', message: '', approveAtOnce: false } as const
  const { body: invitation } = await (await demoClient(cloud.url, 'admin')).call(inviteUser, { body })
  await control.advance('P4DT1H')
  await control.run('delete_due_accounts')
  await control.settle()
  expect(await users.get({ id: userIdOf(client) }, { consistent: true })).toBeUndefined()
  const admin = await demoClient(cloud.url, 'admin')
  expect((await admin.call(listInvitations, {})).body.items.map(({ id }) => id)).toContain(invitation.id)
  expectProblem(await admin.call(inviteUser, { body }), 409, 'invitation_exists')
})

test('documents of a business go ninety days after the decision, and those that wait for one stay', async () => {
  const [decided, waiting] = [await submittedBusiness(cloud.url), await submittedBusiness(cloud.url)]
  const params = { userId: decided.userId }
  const { documents, version } = decided.verification
  const reason = { reason: 'The papers are of another company.', version }
  expectSuccess(
    await (await demoClient(cloud.url, 'admin')).call(refuseVerification, { params, body: reason }),
  )
  const papersOf = (userId: string) => listObjects(`documents/${userId}/`)
  await control.advance('P89DT23H')
  await control.run('delete_old_documents')
  await control.settle()
  expect(await papersOf(decided.userId)).toHaveLength(1)

  await control.advance('PT2H')
  for (let time = 0; time < 2; time++) await control.run('delete_old_documents')
  await control.settle()
  expect(await papersOf(decided.userId)).toEqual([])
  expect(await papersOf(waiting.userId)).toHaveLength(1)
  const member = await signIn(cloud.url, decided.email, plantedPassword)
  const { body } = await member.call(getMyVerification, {})
  expect(body).toMatchObject({ state: 'refused', documents: [], ...reason, version: body.version })
  expect(body.documentsDeletedAt).toBeDefined()
  const link = { ...params, documentId: documents[0]?.id ?? 'doc_' } as const
  const admin = await demoClient(cloud.url, 'admin')
  expectProblem(await admin.call(createDocumentLink, { params: link }), 404, 'document_not_found')
})
