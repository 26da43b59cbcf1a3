import { expect, test } from 'vitest'
import type { Contract, InputOf } from '#shared/http/route.ts'
import { startImpersonation } from '#shared/impersonations/contract.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { nobodys } from '#test/support/nobodys.ts'
import { userIdOf } from '#test/support/records.ts'
import { sampleInputs } from '#test/support/sample-inputs.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()

/** What members do themselves or not at all: credentials, devices, copies of their data, the end of the account. */
const membersAlone: RouteName[] = [
  'getSecurity',
  'changePassword',
  'chooseFirstPassword',
  'requestEmailChange',
  'confirmEmailChange',
  'beginSecondFactor',
  'confirmSecondFactor',
  'disableSecondFactor',
  'listSessions',
  'touchSession',
  'endSession',
  'endOtherSessions',
  'signOut',
  'createLiveTicket',
  'requestExport',
  'listExports',
  'createExportLink',
  'requestDeletion',
  'cancelDeletion',
  'logActivity',
  'createSubscription',
  'discardSubscription',
  'previewSubscription',
  'saveBillingAddress',
  'previewPlanChange',
  'updateSubscription',
  'cancelSubscription',
  'keepSubscription',
  'pauseSubscription',
  'resumeSubscription',
  'createSetupIntent',
  'addPaymentMethod',
  'removePaymentMethod',
  'setDefaultPaymentMethod',
  'retryPayment',
  'exportTransactions',
]

/** What an administrator may see and change in a member’s place, with both names in the log. */
const inTheirPlace: RouteName[] = [
  'getMe',
  'updateMe',
  'completeRegistration',
  'setProfilePicture',
  'createUpload',
  'getMyVerification',
  'addVerificationDocument',
  'removeVerificationDocument',
  'submitVerification',
  'getMyPermissions',
  'listMyActivities',
  'listNotifications',
  'markNotificationRead',
  'markAllNotificationsRead',
  'getUserBillingOverview',
  'getPaymentConfiguration',
  'settleSubscription',
  'checkPromoCode',
  'listTransactions',
  'getTransaction',
  'listInvoices',
  'getInvoice',
  'downloadInvoice',
]

const ofMembers = (Object.keys(routes) as RouteName[]).filter((name) => {
  const { auth, path } = routes[name] as Contract
  return auth !== 'public' && auth !== 'webhook' && !path.startsWith('/api/admin/')
})

test('of every route of members it is decided whether an administrator may do it in their place', () => {
  expect([...membersAlone, ...inTheirPlace].toSorted()).toEqual(ofMembers.toSorted())
})

test('what only members may do is refused to whoever acts as them, in clear words, and so is everything of administrators', async () => {
  const admin = await demoClient(url, 'admin')
  const { client: member } = await completeMember(url)
  const { body } = await admin.call(startImpersonation, { body: { userId: userIdOf(member) } })
  const as = { 'x-impersonation': body.handle }
  for (const name of membersAlone) {
    const input = sampleInputs[name](nobodys) as InputOf<Contract>
    const answer = await admin.call(routes[name] as Contract, input, as)
    expect(expectProblem(answer, 403, 'impersonating').detail).toBe(
      'You cannot do this while impersonating a member. Stop impersonating first.',
    )
  }
  const ofAdministrators = (Object.keys(routes) as RouteName[]).filter((name) =>
    routes[name].path.startsWith('/api/admin/'),
  )
  for (const name of ofAdministrators) {
    const input = sampleInputs[name](nobodys) as InputOf<Contract>
    expectProblem(await admin.call(routes[name] as Contract, input, as), 403)
  }
})
