import { expect, test } from 'vitest'
import { listAllTransactions } from '#shared/billing/billing/admin-contract.ts'
import { lookUpTransactions, mostLookedUp } from '#shared/billing/billing/lookup-contract.ts'
import { aTransaction, putTransactions } from '#test/support/billing-records.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const admin = await demoClient(url, 'admin')

const lookUp = async (q: string) => (await admin.call(lookUpTransactions, { query: { q } })).body

/** An amount that no other test pays. */
const oddCents = 7_000_000 + (process.pid % 1_000_000)

test('an administrator finds a transaction by its exact amount, its id, each id of its provider, and its member', async () => {
  const { client, email } = await completeMember(url)
  const paid = aTransaction(userIdOf(client), {
    amountCents: oddCents,
    providerTransactionId: `pi_lookup${oddCents}`,
    providerInvoiceId: `in_lookup${oddCents}`,
  })
  await putTransactions([paid])
  await controlOf(url).settle()
  const dollars = `$${(oddCents / 100).toFixed(2)}`
  await expect.poll(async () => (await lookUp(dollars)).items.map(({ id }) => id)).toEqual([paid.id])
  expect(await lookUp(dollars)).toMatchObject({ by: 'amount', amountCents: oddCents, more: false })
  for (const q of [paid.id, paid.id.toLowerCase(), `pi_lookup${oddCents}`, `in_lookup${oddCents}`]) {
    const found = await lookUp(q)
    expect({ q, by: found.by, ids: found.items.map(({ id }) => id) }).toEqual({ q, by: 'id', ids: [paid.id] })
  }
  const found = await lookUp(email)
  expect(found).toMatchObject({ by: 'member', members: [{ email }] })
  expect(found.items).toMatchObject([{ id: paid.id, userEmail: email, amountCents: oddCents }])
  expect((await lookUp(`$${(oddCents / 100 + 0.01).toFixed(2)}`)).items).toEqual([])
})

test('of many with one amount the latest are shown, and the list of that amount has the rest in pages', async () => {
  const { client } = await completeMember(url)
  const amountCents = oddCents + 2_000_000
  const paid = Array.from({ length: mostLookedUp + 3 }, (_, day) =>
    aTransaction(userIdOf(client), {
      amountCents,
      createdAt: `2026-05-${String(day + 10)}T12:00:00.000Z`,
    }),
  )
  await putTransactions(paid)
  await controlOf(url).settle()
  const newest = paid.map(({ id }) => id).toReversed()
  const q = (amountCents / 100).toFixed(2)
  await expect
    .poll(async () => (await lookUp(q)).items.map(({ id }) => id))
    .toEqual(newest.slice(0, mostLookedUp))
  expect((await lookUp(q)).more).toBe(true)
  const listed: string[] = []
  let cursor: string | undefined
  do {
    const query = { amountCents: String(amountCents), limit: 5, ...(cursor && { cursor }) }
    const { body } = await admin.call(listAllTransactions, { query })
    listed.push(...body.items.map(({ id }) => id))
    cursor = body.nextCursor
  } while (cursor)
  expect(listed).toEqual(newest)
})

test('only administrators look up transactions', async () => {
  const { client } = await completeMember(url)
  expectProblem(await client.call(lookUpTransactions, { query: { q: '$45.00' } }), 403)
  expectProblem(
    await (await demoClient(url, 'organizer')).call(lookUpTransactions, { query: { q: '45' } }),
    403,
  )
  expectProblem(await admin.call(lookUpTransactions, { query: { q: '4' } }), 400)
})
