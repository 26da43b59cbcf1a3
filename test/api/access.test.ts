import { beforeAll, expect, inject, test } from 'vitest'
import { memberships } from '#core/memberships/memberships.ts'
import { storedSettings } from '#core/settings/stored-settings.ts'
import { users } from '#core/users/users.ts'
import { demoUserId } from '#lib/local/seed/demo-accounts.ts'
import type { Auth, Contract } from '#shared/http/route.ts'
import { listMails, retryMail } from '#shared/mails/contract.ts'
import { listNotifications, markNotificationRead } from '#shared/notifications/contract.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { getMe, setProfilePicture } from '#shared/users/contract.ts'
import type { MembershipType } from '#shared/users/membership-type.ts'
import { aTransaction, putInvoice, putTransactions, putWebhookLog } from '#test/support/billing-records.ts'
import { Client } from '#test/support/client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { putInvitation } from '#test/support/invitations.ts'
import { newEmail, newMember } from '#test/support/new-member.ts'
import { nobodys } from '#test/support/nobodys.ts'
import { pdf } from '#test/support/pdf.ts'
import {
  changeUser,
  giveNotifications,
  openSharedTable,
  putExport,
  putGoogleSession,
  putImpersonation,
  putMail,
  putRole,
  putSession,
  userIdOf,
} from '#test/support/records.ts'
import { type SampleSubject, sampleInputs } from '#test/support/sample-inputs.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { appCode, newAddressFor, secretFor, withSecondFactor } from '#test/support/second-factor.ts'
import { signIn } from '#test/support/sign-in.ts'
import { confirmCard, saveCard } from '#test/support/stripe.ts'
import { uploadFile } from '#test/support/upload.ts'
import { putApplicant, putVerification } from '#test/support/verifications.ts'

const url = inject('cloudUrl')
openSharedTable()

type Standing = { type: MembershipType; completed: boolean; approved: boolean }

/** Every kind of caller, by the demo account that stands for it; `null` has no account. */
const callers: Record<string, { account: string; standing: Standing } | null> = {
  anonymous: null,
  competitor: { account: 'member', standing: { type: 'competitor', completed: true, approved: true } },
  'pro competitor': { account: 'pro', standing: { type: 'pro_competitor', completed: true, approved: true } },
  retailer: { account: 'retailer', standing: { type: 'retailer', completed: true, approved: true } },
  manufacturer: {
    account: 'manufacturer',
    standing: { type: 'manufacturer', completed: true, approved: true },
  },
  organization: {
    account: 'organizer',
    standing: { type: 'organization', completed: true, approved: true },
  },
  'pending business': {
    account: 'pending',
    standing: { type: 'retailer', completed: true, approved: false },
  },
  'incomplete registration': {
    account: 'new',
    standing: { type: 'competitor', completed: false, approved: true },
  },
  admin: { account: 'admin', standing: { type: 'admin', completed: true, approved: true } },
}

type Verdict = 'passes' | [status: 400 | 401 | 403, code: string]

/** The policy in its own words, so that the code that is tested does not decide what is expected of it. */
function verdict(auth: Auth, standing: Standing | undefined): Verdict {
  if (auth === 'public') return 'passes'
  // Nobody’s standing counts: only what is signed passes.
  if (auth === 'webhook') return [400, 'invalid_signature']
  if (!standing) return [401, 'unauthenticated']
  if (auth === 'member') return 'passes'
  if (auth === 'admin') return standing.type === 'admin' ? 'passes' : [403, 'admin_only']
  if (!standing.completed) return [403, 'registration_incomplete']
  if (auth === 'complete') return 'passes'
  if (!standing.approved) return [403, 'account_pending']
  if ('permission' in auth) return standing.type === 'admin' ? 'passes' : [403, 'permission']
  return auth.types.includes(standing.type) ? 'passes' : [403, 'membership_type']
}

const ofRunningSubscription = new Set<RouteName>([
  'cancelSubscription',
  'keepSubscription',
  'pauseSubscription',
  'previewPlanChange',
])

/**
 * What the policy lets in, but there is nothing to do for: an approved business proves nothing, administrators
 * stay and have no plan, and only a subscription can be changed.
 */
function idle(
  name: RouteName,
  standing: Standing | undefined,
): [status: 400 | 403 | 404 | 409 | 422, code: string] | undefined {
  if (ofRunningSubscription.has(name)) return [404, 'no_active_subscription']
  if (name === 'createSubscription' && standing?.type === 'admin') return [403, 'verification_required']
  if (name === 'updateSubscription') return [409, 'preview_expired']
  if (name === 'resumeSubscription') return [404, 'no_paused_subscription']
  if (name === 'requestDeletion' && standing?.type === 'admin') return [409, 'administrator_stays']
  // Paid already: an open invoice of everybody would take a subscription of everybody.
  if (name === 'retryPayment') return [409, 'payment_not_retryable']
  if (name === 'processRefund') return [422, 'not_refundable']
  const proves = name === 'addVerificationDocument' || name === 'submitVerification'
  if (!proves || !standing?.approved) return undefined
  if (!standing.type.endsWith('competitor')) return [409, 'verification_not_needed']
  return name === 'submitVerification' ? [400, 'membership_not_asked'] : undefined
}

/** Completing a registration is last, because afterwards the caller is of another kind. */
const routeNames = (Object.keys(routes) as RouteName[]).toSorted(
  (a, b) => Number(a === 'completeRegistration') - Number(b === 'completeRegistration'),
)

const clients = new Map<string, Client>()

beforeAll(async () => {
  await Promise.all(
    Object.entries(callers).map(async ([kind, caller]) =>
      clients.set(kind, caller ? await signIn(url, caller.account) : new Client(url)),
    ),
  )
})

const clientOf = (kind: string) => clients.get(kind) as Client

const ofOtherAccounts = new Set<RouteName>([
  'getUserAsAdmin',
  'updateUserAsAdmin',
  'suspendUser',
  'reactivateUser',
  'signOutUser',
  'changeManyUsers',
  'moderateProfile',
  'createManualSubscription',
])

/** What the caller has of its own, made for this one request. */
async function ownThings(client: Client, name: RouteName): Promise<SampleSubject> {
  if (name === 'recoverSecondFactor') return { ...nobodys, recovery: await lostPhone() }
  const needsGoogle = name === 'readGoogleSession' || name === 'registerWithGoogle'
  if (needsGoogle) return { ...nobodys, googleHandle: await putGoogleSession(newEmail()) }
  if (name === 'lookUpInvitation') return { ...nobodys, invitationToken: (await putInvitation()).token }
  if (!client.token) return nobodys
  const id = await userIdOf(client)
  const user = await users.get({ id }, { consistent: true })
  const own = { ...nobodys, version: user?.version ?? 1 }
  if (name === 'markNotificationRead')
    own.notificationId = (await giveNotifications(id, 1)).map((one) => one.id)[0] ?? ''
  if (name === 'setProfilePicture') own.uploadId = await uploadFile(client)
  if (name === 'addVerificationDocument')
    own.documentUploadId = await uploadFile(client, pdf(), 'application/pdf', 'verification-document')
  // Whatever was sent before is a draft again.
  if (/^(addVerificationDocument|removeVerificationDocument|submitVerification)$/.test(name))
    own.documentId = (await putVerification(id)).documents[0]?.id ?? ''
  if (/^(getVerification|createDocumentLink|(approve|refuse)Verification)$/.test(name)) {
    const { userId, documents } = await putApplicant()
    Object.assign(own, { applicantId: userId, documentId: documents[0]?.id })
  }
  if (name === 'endImpersonation')
    own.impersonationId = (await putImpersonation(id, nobodys.otherMemberId)).id
  if (name === 'chooseFirstPassword') await changeUser(id, { registrationProvider: 'google' })
  if (name === 'confirmEmailChange') own.code = (await newAddressFor(url, client)).code
  if (name === 'confirmSecondFactor') own.code = appCode(await secretFor(client))
  if (name === 'disableSecondFactor') own.code = (await withSecondFactor(client)).nextCode
  if (name === 'endSession') own.sessionId = await putSession(id)
  if (name === 'updateRole') own.roleName = await putRole()
  if (name === 'updateSetting' || name === 'updateMembershipRules') own.version = await storedVersion(name)
  if (user?.membershipType === 'admin' && ofOtherAccounts.has(name)) {
    const person = aPerson({ bio: 'A bio.', ...(name === 'reactivateUser' && { status: 'suspended' }) })
    await putPeople([person])
    own.otherId = person.id
  }
  if (name === 'resetSecondFactor' && user?.membershipType === 'admin')
    own.otherId = await userIdOf((await newMember(url)).client)
  if (name === 'resendInvitation' || name === 'revokeInvitation')
    own.invitationId = (await putInvitation()).id
  if (name === 'createExportLink') own.exportId = await putExport(id)
  if (name === 'addPaymentMethod') own.providerMethodId = await confirmCard(url, client)
  if (name === 'removePaymentMethod' || name === 'setDefaultPaymentMethod')
    own.paymentMethodId = (await saveCard(url, client)).id
  if (name === 'getTransaction' || name === 'retryPayment') {
    const payment = aTransaction(id)
    await putTransactions([payment])
    own.transactionId = payment.id
  }
  if (name === 'processRefund') {
    const payment = aTransaction(nobodys.otherMemberId)
    await putTransactions([payment])
    Object.assign(own, { otherId: nobodys.otherMemberId, transactionId: payment.id })
  }
  if (name === 'retryWebhook') own.webhookId = (await putWebhookLog()).id
  if (name === 'getInvoice' || name === 'downloadInvoice') own.invoiceId = (await putInvoice(id)).id
  if (name === 'retryMail') own.mailId = (await putMail()).id
  return own
}

/** Calls that throw out everybody who uses the same account, or need its password. */
const needsDouble = new Set<RouteName>([
  'signOut',
  'changePassword',
  'chooseFirstPassword',
  'confirmEmailChange',
  'confirmSecondFactor',
  'requestDeletion',
])

/** Calls that need it too, and leave the double as it was: one for all of them, because each takes two sign-ins. */
const sharesDouble = new Set<RouteName>([
  'endOtherSessions',
  'requestEmailChange',
  'beginSecondFactor',
  'disableSecondFactor',
  // Nobody else’s subscription stands in their way.
  'createSubscription',
  'cancelSubscription',
  'keepSubscription',
  'pauseSubscription',
  'resumeSubscription',
  'previewPlanChange',
  'updateSubscription',
])

const sharedDoubles = new Map<string, Promise<Client>>()

function callerOf(kind: string, name: RouteName): Client | Promise<Client> {
  if (needsDouble.has(name)) return doubleOf(kind)
  if (!sharesDouble.has(name)) return clientOf(kind)
  const double = sharedDoubles.get(kind) ?? doubleOf(kind)
  sharedDoubles.set(kind, double)
  return double
}

async function lostPhone(): Promise<SampleSubject['recovery']> {
  const { client, email } = await newMember(url)
  const { recoveryCodes } = await withSecondFactor(client)
  return { email, recoveryCode: recoveryCodes[0] ?? '' }
}

/** Somebody of the same kind whom no other test knows. */
async function doubleOf(kind: string): Promise<Client> {
  const original =
    callers[kind] && (await users.get({ id: demoUserId(`${callers[kind].account}@demo.test`) }))
  if (!original) return clientOf(kind)
  const { client } = await newMember(url)
  const { membershipType, status, registrationCompleted } = original
  await changeUser(await userIdOf(client), { membershipType, status, registrationCompleted })
  return client
}

/** Settings and rules that were never changed are at version 0. */
const storedVersion = async (name: 'updateSetting' | 'updateMembershipRules') =>
  (name === 'updateSetting'
    ? await storedSettings.get({ key: 'notification_days_in_list' })
    : await memberships.get({ type: 'competitor' })
  )?.version ?? 0

test('every route answers every kind of caller as its policy says', async () => {
  let combinations = 0
  const unexpected: string[] = []
  const visit = async (kind: string, name: RouteName) => {
    const contract: Contract = routes[name]
    const expected = verdict(contract.auth, callers[kind]?.standing)
    const client = await callerOf(kind, name)
    const input = sampleInputs[name](await ownThings(client, name))
    const answer = await client.call(contract, input)
    const passStatus = contract.status ?? (contract.response ? 200 : 204)
    const [status, code] =
      expected === 'passes' ? (idle(name, callers[kind]?.standing) ?? [passStatus]) : expected
    combinations++
    if (answer.status !== status) unexpected.push(`${kind} → ${name}: ${answer.status} ${answer.text}`)
    else if (code) expectProblem(answer, status, code)
  }
  await Promise.all(
    Object.keys(callers).map(async (kind) => {
      for (const name of routeNames) await visit(kind, name)
    }),
  )
  console.log(`access matrix: ${combinations} combinations, ${unexpected.length} unexpected`)
  expect(unexpected).toEqual([])
  expect(combinations).toBe(routeNames.length * Object.keys(callers).length)
})

test('somebody else’s notification and upload are not found, by anybody', async () => {
  const { client: owner } = await newMember(url)
  const ownerId = await userIdOf(owner)
  const [notification] = await giveNotifications(ownerId, 1)
  const uploadId = (await uploadFile(owner)) as `upl_${string}`
  const notificationId = notification?.id as `ntf_${string}`
  for (const kind of Object.keys(callers).filter((kind) => callers[kind])) {
    const client = clientOf(kind)
    const read = await client.call(markNotificationRead, { params: { notificationId } })
    expect(expectProblem(read, 404, 'notification_not_found').detail).toBe('Notification not found')
    const used = await client.call(setProfilePicture, { body: { uploadId } })
    expect(expectProblem(used, 404, 'upload_not_found').detail).toBe('Upload the file first.')
  }
  const { body } = await owner.call(listNotifications, {})
  expect(body.items.map(({ id, read }) => [id, read])).toEqual([[notificationId, false]])
  expect((await owner.call(setProfilePicture, { body: { uploadId } })).status).toBe(200)
})

test('a mail that does not exist is not found by an administrator and no matter for anybody else', async () => {
  const params = { mailId: nobodys.mailId as `mail_${string}` }
  const asked = await clientOf('admin').call(retryMail, { params })
  expect(expectProblem(asked, 404, 'mail_not_found').detail).toBe('Mail not found')
  expectProblem(await clientOf('retailer').call(retryMail, { params }), 403, 'admin_only')
})

test('whoever may not call a route learns nothing of what it would accept', async () => {
  const query = { status: 'no such status' as 'sent' }
  expectProblem(await clientOf('competitor').call(listMails, { query }), 403, 'admin_only')
  expectProblem(await clientOf('anonymous').call(listMails, { query }), 401, 'unauthenticated')
  expectProblem(await clientOf('admin').call(listMails, { query }), 400, 'validation_failed')
})

test('a demotion and a suspension count at the next request, with the same token', async () => {
  const { client } = await newMember(url)
  const id = await userIdOf(client)
  await changeUser(id, { membershipType: 'admin' })
  expect((await client.call(listMails, {})).status).toBe(200)
  await changeUser(id, { membershipType: 'competitor' })
  expectProblem(await client.call(listMails, {}), 403, 'admin_only')
  await changeUser(id, { status: 'suspended' })
  expectProblem(await client.call(getMe, {}), 403, 'account_suspended')
})
