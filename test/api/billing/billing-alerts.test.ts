import { beforeAll, expect, test } from 'vitest'
import { alertOfAdjustment } from '#core/billing/adjustments/alert-of-adjustment.ts'
import { alertOfUnknownPlace } from '#core/billing/subscriptions/alert-of-unknown-place.ts'
import { alertOfDispute } from '#core/billing/transactions/alert-of-dispute.ts'
import { alertOfLatePayment } from '#core/billing/transactions/alert-of-late-payment.ts'
import { alertOfRefund } from '#core/billing/transactions/alert-of-refund.ts'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { mails } from '#core/platform/mails/mails.ts'
import { erased } from '#core/platform/settings/member-data.ts'
import { newId } from '#shared/ids.ts'
import { escapeHtml } from '#shared/platform/html/escape-html.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { aTransaction, putTransactions } from '#test/support/billing-records.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { newEmail } from '#test/support/new-member.ts'
import { putMail, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { withSetting } from '#test/support/with-setting.ts'

const { url } = sharedCloud()
const control = controlOf(url)

let admin: Client
let userId: string
beforeAll(async () => {
  admin = await demoClient(url, 'admin')
  userId = userIdOf((await completeMember(url)).client)
})

const once = () => transactions.put(aTransaction(userId), { absent: true })
const transactionPage = (id: string) => `/admin/billing?tab=transactions&userId=${userId}&transaction=${id}`

const alerts = {
  'an adjustment that failed': async (now: string) => {
    const description = `For the finals ${newId('sub', now)}`
    const credit = aTransaction(userId, { type: 'credit', status: 'failed', description, failure: 'No.' })
    await putTransactions([credit])
    await alertOfAdjustment({ userId, transactionId: credit.id }, now, once())
    return { about: description, place: transactionPage(credit.id) }
  },
  'a dispute': async (now: string) => {
    const dispute = { id: 'dp_1', status: 'needs_response', amountCents: 999, isRefundable: false }
    const payment = aTransaction(userId, { dispute: { ...dispute, reason: 'fraudulent' } })
    await putTransactions([payment])
    await alertOfDispute({ userId, transactionId: payment.id }, now, once())
    return { about: payment.id, place: transactionPage(payment.id) }
  },
  'a payment that came too late': async (now: string) => {
    const payment = aTransaction(userId)
    await putTransactions([payment])
    await alertOfLatePayment({ userId, transactionId: payment.id }, now, once())
    return { about: payment.id, place: transactionPage(payment.id) }
  },
  'a refund that failed': async (now: string) => {
    const payment = aTransaction(userId)
    const refund = aTransaction(userId, { type: 'refund', status: 'failed', paymentId: payment.id })
    await putTransactions([payment, refund])
    await alertOfRefund({ userId, refundId: refund.id }, now, once())
    return { about: payment.id, place: transactionPage(refund.id) }
  },
  'a place that no tax is known for': async (now: string) => {
    const subscriptionId = newId('sub', now)
    await alertOfUnknownPlace({ userId, subscriptionId }, now, once())
    return { about: subscriptionId, place: `/admin/users/${userId}` }
  },
}

test.each(Object.entries(alerts))(
  'the alert of %s leads to its place, on the bell and by mail',
  async (_, alert) => {
    const { about, place } = await alert(await control.now())
    await control.settle()
    const items = await everyItem(admin, listNotifications, { query: {} })
    const [notification, ...more] = items.filter(({ message }) => message.includes(about))
    expect(more).toEqual([])
    expect(notification).toMatchObject({ kind: 'billing_alert', href: place })
    const [mail] = (await control.inbox('admin@demo.test')).filter(({ text }) => text.includes(about))
    expect(mail?.subject).toBe(notification?.title)
    expect(mail?.text.split(/\s/)).toContain(`${url}${place}`)
    expect(mail?.html).toContain(`href="${escapeHtml(`${url}${place}`)}"`)
  },
)

test('every administrator sees alerts on the bell, and the addresses that they name get them by mail', async () => {
  const [outside, inside] = [newEmail(), 'admin@demo.test']
  const told = async (about: string) => ({
    bell: (await everyItem(admin, listNotifications, { query: {} })).filter(({ message }) =>
      message.includes(about),
    ).length,
    inside: (await control.inbox(inside)).filter(({ text }) => text.includes(about)).length,
    outside: (await control.inbox(outside)).filter(({ text }) => text.includes(about)).length,
  })
  const alert = alerts['a dispute']
  await withSetting(admin, 'alert_addresses', [outside], async () => {
    const { about } = await alert(await control.now())
    await control.settle()
    expect(await told(about)).toEqual({ bell: 1, inside: 0, outside: 1 })
  })
  await withSetting(admin, 'alert_addresses', [inside, outside], async () => {
    const { about } = await alert(await control.now())
    await control.settle()
    expect(await told(about)).toEqual({ bell: 1, inside: 1, outside: 1 })
    // One who leaves the platform leaves the list.
    await erased.eraseAt?.({ email: outside, until: undefined, passedOn: false, now: await control.now() })
    const { about: later } = await alert(await control.now())
    await control.settle()
    expect(await told(later)).toEqual({ bell: 1, inside: 1, outside: 0 })
  })
})

test('an alert that was queued before alerts led anywhere arrives and leads to the dashboard', async () => {
  const toEmail = newEmail()
  const now = await control.now()
  const data = { firstName: 'Ann', title: 'A payment was disputed', message: 'Look at it in time.' }
  const mail = await putMail({
    toEmail,
    templateId: 'billing-alert',
    templateData: data,
    status: 'queued',
    attempts: 0,
    nextAttemptAt: now,
  })
  await commit(announce('mail.queued', { mailId: mail.id }, now))
  await control.settle()
  expect(await mails.get({ id: mail.id }, { consistent: true })).toMatchObject({ status: 'sent' })
  const [arrived] = await control.inbox(toEmail)
  expect(arrived?.text.split(/\s/)).toContain(`${url}/admin/dashboard`)
})
