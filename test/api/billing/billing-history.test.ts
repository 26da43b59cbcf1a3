import { expect, test } from 'vitest'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import { downloadInvoice, getInvoice, listInvoices } from '#shared/billing/invoices/contract.ts'
import { discardSubscription, type SubscriptionAnswer } from '#shared/billing/subscriptions/contract.ts'
import {
  exportTransactions,
  getTransaction,
  listTransactions,
} from '#shared/billing/transactions/contract.ts'
import { beginSubscription } from '#test/support/begin-subscription.ts'
import { aTransaction, putInvoice, putTransactions } from '#test/support/billing-records.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { payingMember } from '#test/support/paying-member.ts'
import { pdfText } from '#test/support/pdf-text.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { confirmPayment } from '#test/support/stripe.ts'
import { pro } from '#test/support/subscribed-member.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString()

/** Forty days with a payment each; every fifth failed, and every tenth is a credit. */
async function memberWithHistory() {
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  const history = Array.from({ length: 40 }, (_, at) =>
    aTransaction(userId, {
      createdAt: day(at + 1),
      amountCents: 1000 + at,
      type: at % 10 === 9 ? 'credit' : 'payment',
      status: at % 5 === 0 ? 'failed' : 'succeeded',
      description: at === 0 ? '=HYPERLINK("https://evil.test")' : `Day ${at + 1}, "quoted"`,
    }),
  )
  await putTransactions(history)
  return { client, userId, history }
}

async function allOf(client: Client, query: object): Promise<{ amountCents: number }[]> {
  const found = []
  let cursor: string | undefined
  do {
    const page = await client.call(listTransactions, {
      query: { limit: 7, ...query, ...(cursor && { cursor }) },
    })
    expect(page.status).toBe(200)
    found.push(...page.body.items)
    cursor = page.body.nextCursor
  } while (cursor)
  return found
}

test('every filter finds what it names, page by page, newest first', async () => {
  const { client, history } = await memberWithHistory()
  const expected = (chosen: (one: (typeof history)[number]) => boolean) =>
    history
      .filter(chosen)
      .map(({ amountCents }) => amountCents)
      .reverse()
  const asked: [object, (one: (typeof history)[number]) => boolean][] = [
    [{}, () => true],
    [{ type: 'credit' }, ({ type }) => type === 'credit'],
    [{ status: 'failed' }, ({ status }) => status === 'failed'],
    [{ type: 'payment', status: 'refunded' }, () => false],
    [{ from: day(3), to: day(9) }, ({ createdAt }) => createdAt >= day(3) && createdAt < day(9)],
    [
      { from: day(36), status: 'failed' },
      ({ createdAt, status }) => createdAt >= day(36) && status === 'failed',
    ],
    [{ from: day(9), to: day(3) }, () => false],
    [{ from: '0001-01-01T00:00:00Z', to: day(2) }, ({ createdAt }) => createdAt < day(2)],
  ]
  for (const [query, chosen] of asked)
    expect((await allOf(client, query)).map(({ amountCents }) => amountCents)).toEqual(expected(chosen))
})

test('the export has decimal dollars beside a currency, and nothing that a spreadsheet runs', async () => {
  const { client } = await memberWithHistory()
  const { body } = await client.call(exportTransactions, { body: { to: day(3) } })
  expect(body.rows).toBe(2)
  const [head, second, first] = body.csv.split('\r\n')
  expect(head).toMatch(/^\ufeffId,Created \(UTC\),Type,Status,Description,Amount,Refunded,Tax,Currency,/)
  expect(second).toContain(`${day(2)},payment,succeeded,"Day 2, ""quoted""",10.01,0.00,0.00,USD,manual`)
  expect(first).toContain(`"'=HYPERLINK(""https://evil.test"")"`)
})

test.each([
  ['given up', async (client: Client) => void (await client.call(discardSubscription, { body: {} }))],
  [
    'left at the bank',
    async (client: Client, begun: SubscriptionAnswer) => {
      expect(await confirmPayment(url, begun.payment, 'pm_card_authenticationRequired')).toMatchObject({
        status: 'requires_action',
      })
      await client.call(discardSubscription, { body: {} })
    },
  ],
  [
    'replaced by another plan',
    async (client: Client) => {
      await beginSubscription(client, { ...pro, planId: 'pro_competitor_yearly', billingPeriod: 'yearly' })
    },
  ],
])('a checkout that was %s is no payment and is listed nowhere', async (_, leave) => {
  const { client } = await completeMember(url)
  const { body } = await beginSubscription(client, pro)
  await control.settle()
  const listed = async () => [
    ...(await allOf(client, {})),
    ...(await client.call(getUserBillingOverview, {})).body.transactions,
    ...(await client.call(exportTransactions, { body: {} })).body.csv.trim().split('\r\n').slice(1),
  ]
  expect(await listed()).toEqual([])
  await leave(client, body)
  await control.settle()
  expect(await listed()).toEqual([])
})

test('a checkout that the bank refused stays listed as failed once it is given up', async () => {
  const { client } = await completeMember(url)
  const { body } = await beginSubscription(client, pro)
  await confirmPayment(url, body.payment, 'pm_card_chargeCustomerFail')
  await control.settle()
  await client.call(discardSubscription, { body: {} })
  await control.settle()
  expect(await allOf(client, {})).toMatchObject([{ status: 'failed', failure: expect.any(String) }])
})

test('someone else’s transaction and invoice are not found, in the words of the page', async () => {
  const [{ client: owner, history }, { client: other }] = await Promise.all([
    memberWithHistory(),
    completeMember(url),
  ])
  const invoice = await putInvoice(userIdOf(owner))
  const transactionId = history[0]?.id ?? 'txn_'
  expect((await owner.call(getTransaction, { params: { transactionId } })).body.amountCents).toBe(1000)
  const taken = await other.call(getTransaction, { params: { transactionId } })
  expect(expectProblem(taken, 404, 'transaction_not_found').detail).toBe('Transaction not found')
  const params = { invoiceId: invoice.id }
  expect((await owner.call(getInvoice, { params })).body.invoiceNumber).toBe('CA-2026-000001')
  for (const route of [getInvoice, downloadInvoice]) {
    const answer = await other.call(route, { params })
    expect(expectProblem(answer, 404, 'invoice_not_found').detail).toBe('Invoice not found')
  }
})

test('an invoice of the card provider is fetched from it at each click', async () => {
  const { client, payment } = await payingMember(url)
  const { body: list } = await client.call(listInvoices, {})
  expect(list.items).toMatchObject([{ id: payment.invoiceId, status: 'paid', totalCents: 999 }])
  const params = { invoiceId: payment.invoiceId as `ivc_${string}` }
  const { body } = await client.call(downloadInvoice, { params })
  const file = await fetch(body.pdfUrl)
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect(body.invoiceUrl).toMatch(/^http/)
})

test('where no provider has a file, ours says who paid what, and drafts have none', async () => {
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  await changeUser(userId, { name: 'Łukasz 李 Żółć (Bass)', companyName: 'Loud & Clear' })
  const invoice = await putInvoice(userId, { taxCents: 80, totalCents: 1079, amountPaidCents: 1079 })
  const { body, status } = await client.call(downloadInvoice, { params: { invoiceId: invoice.id } })
  expect(status).toBe(200)
  const file = await fetch(body.pdfUrl)
  expect(file.headers.get('content-disposition')).toContain('invoice-CA-2026-000001.pdf')
  const text = await pdfText(new Uint8Array(await file.arrayBuffer()))
  for (const part of ['CA-2026-000001', 'Łukasz 李 Żółć (Bass)', 'Loud & Clear', '$9.99', '$0.80', '$10.79'])
    expect(text).toContain(part)
  const draft = await putInvoice(userId, { status: 'draft' })
  const refused = await client.call(downloadInvoice, { params: { invoiceId: draft.id } })
  expectProblem(refused, 422, 'invoice_not_final')
})
