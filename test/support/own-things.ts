import { memberships } from '#core/memberships/memberships.ts'
import { allPlans } from '#core/plans/all-plans.ts'
import { featuresOf } from '#core/plans/features-of.ts'
import { allResources } from '#core/resources/all-resources.ts'
import { storedSettings } from '#core/settings/stored-settings.ts'
import { users } from '#core/users/users.ts'
import type { RouteName } from '#shared/routes.ts'
import { aTransaction, putInvoice, putTransactions, putWebhookLog } from './billing-records.ts'
import type { Client } from './client.ts'
import { putInvitation } from './invitations.ts'
import { loggedIn } from './logged-in.ts'
import { newEmail, newMember } from './new-member.ts'
import { nobodys } from './nobodys.ts'
import { pdf } from './pdf.ts'
import {
  changeUser,
  giveNotifications,
  putExport,
  putGoogleSession,
  putImpersonation,
  putMail,
  putRole,
  putSession,
  userIdOf,
} from './records.ts'
import { putResource } from './resources.ts'
import type { SampleSubject } from './sample-inputs.ts'
import { aPerson, putPeople } from './sample-people.ts'
import { appCode, newAddressFor, secretFor, withSecondFactor } from './second-factor.ts'
import { sharedCloud } from './shared-cloud.ts'
import { tokensOf } from './sign-in.ts'
import { confirmCard, saveCard } from './stripe.ts'
import { uploadFile } from './upload.ts'
import { putApplicant, putVerification } from './verifications.ts'

const { url } = sharedCloud()

const ofOtherAccounts = new Set<RouteName>([
  'getUserAsAdmin',
  'updateUserAsAdmin',
  'suspendUser',
  'reactivateUser',
  'deleteUser',
  'signOutUser',
  'changeManyUsers',
  'moderateProfile',
  'createManualSubscription',
  'changeManualPlan',
])

/** What the caller has of its own, made for this one request. */
export async function ownThings(client: Client, name: RouteName): Promise<SampleSubject> {
  if (name === 'recoverSecondFactor') return { ...nobodys, recovery: await lostPhone() }
  const needsGoogle = name === 'readGoogleSession' || name === 'registerWithGoogle'
  if (needsGoogle) return { ...nobodys, googleHandle: await putGoogleSession(newEmail()) }
  if (name === 'lookUpInvitation') return { ...nobodys, invitationToken: (await putInvitation()).token }
  if (name === 'renewSession')
    return { ...nobodys, refreshToken: (await tokensOf(url, 'member@demo.test')).RefreshToken }
  if (!client.token) return nobodys
  const id = userIdOf(client)
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
  if (name === 'setPlanFeatures')
    own.version = featuresOf(await allPlans({ consistent: true }), 'organization')?.version ?? 0
  if (user?.membershipType === 'admin' && ofOtherAccounts.has(name)) {
    const person = aPerson({ bio: 'A bio.', ...(name === 'reactivateUser' && { status: 'suspended' }) })
    await putPeople([person])
    Object.assign(own, { otherId: person.id, otherEmail: person.email })
  }
  if (name === 'resetSecondFactor' && user?.membershipType === 'admin')
    own.otherId = userIdOf((await newMember(url)).client)
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
  if (/^(update|publish|retire)Resource$/.test(name)) own.resourceId = (await putResource()).id
  if (name === 'arrangeResources') {
    const { items, orderVersion } = await allResources()
    own.resourceOrder = { ids: items.map((item) => item.id), orderVersion }
  }
  if (name === 'retryMail') own.mailId = (await putMail()).id
  return own
}

async function lostPhone(): Promise<SampleSubject['recovery']> {
  const { client, email } = await loggedIn(url, newMember(url))
  const { recoveryCodes } = await withSecondFactor(client)
  return { email, recoveryCode: recoveryCodes[0] ?? '' }
}

/** Settings and rules that were never changed are at version 0. */
const storedVersion = async (name: 'updateSetting' | 'updateMembershipRules') =>
  (name === 'updateSetting'
    ? await storedSettings.get({ key: 'notification_days_in_list' })
    : await memberships.get({ type: 'competitor' })
  )?.version ?? 0
