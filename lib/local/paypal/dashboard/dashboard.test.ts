import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShop, type Json, startTestPaypal, subscribed, type TestPaypal } from '../test-paypal.ts'

let local: TestPaypal
beforeAll(async () => {
  local = await startTestPaypal()
})
afterAll(() => local.stop())

const ask = async (path: string, method = 'GET') => {
  const response = await fetch(`${local.url}/dashboard${path}`, { method })
  return { status: response.status, body: (await response.json()) as Json }
}

test('objects are listed newest first and found by what is in them', async () => {
  const plan = await (await aShop(local)).plan('29')
  const { id, read } = await subscribed(local, plan)
  expect((await ask('.json?kind=subscription&find=PAYER@')).body.rows).toEqual([])
  expect((await ask(`.json?kind=subscription&find=${id.toLowerCase()}`)).body.rows).toMatchObject([{ id }])
  expect((await ask('.json')).body.rows[0].title).toBe('PAYMENT.SALE.COMPLETED')
  expect((await ask('.json?kind=token')).status).toBe(404)
  const [payer] = (await ask('.json?kind=payer')).body.rows
  expect(payer.title).toBe('payer@demo.test')
  await ask(`/objects/${payer.id}/decline`, 'POST')
  await local.moveTo((await read()).billing_info.next_billing_time)
  expect((await ask('.json')).body.rows[0].title).toBe('BILLING.SUBSCRIPTION.PAYMENT.FAILED')
})

test('a payment is refunded by hand with the same rules, and an event is sent once more', async () => {
  const [{ id }] = (await ask('.json?kind=sale')).body.rows
  expect((await ask(`/objects/${id}`)).body.actions).toHaveLength(2)
  expect((await ask(`/objects/${id}/refund`, 'POST')).body.said).toMatch(/^Made \w+\.$/)
  expect((await ask(`/objects/${id}/refund`, 'POST')).status).toBe(404)
  const [event] = (await ask('.json')).body.rows
  expect((await ask(`/objects/${event.id}/resend`, 'POST')).body.said).toBe(
    'No webhook endpoint is configured.',
  )
})
