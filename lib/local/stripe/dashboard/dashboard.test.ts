import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStripe, type TestStripe } from '../test-stripe.ts'

let local: TestStripe
beforeAll(async () => {
  local = await startTestStripe()
})
afterAll(() => local.stop())

const ask = async (path: string, method = 'GET') => {
  const response = await fetch(`${local.url}/dashboard${path}`, { method })
  return { status: response.status, body: await response.json() }
}
const pay = () =>
  local.stripe.paymentIntents.create({
    amount: 2000,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_visa',
  })

test('objects are listed newest first and found by what is in them', async () => {
  const { id } = await local.stripe.customers.create({ email: 'ada@demo.test', name: 'Ada' })
  await local.stripe.customers.create({ email: 'bo@demo.test' })
  expect((await ask('.json?kind=customer')).body.rows).toMatchObject([
    { title: 'bo@demo.test' },
    { id, title: 'Ada' },
  ])
  expect((await ask('.json?kind=customer&find=ADA@')).body.rows).toMatchObject([{ id }])
  expect((await ask('.json?kind=task')).status).toBe(404)
})

test('an endpoint is shown without its secret, a card without its number', async () => {
  const endpoint = await local.stripe.webhookEndpoints.create({
    url: 'http://127.0.0.1:9/hook',
    enabled_events: ['charge.refunded'],
  })
  expect(JSON.stringify((await ask(`/objects/${endpoint.id}`)).body)).not.toContain(endpoint.secret)
  const method = await local.stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } })
  expect(JSON.stringify((await ask(`/objects/${method.id}`)).body)).not.toContain('4242424242424242')
})

test('a charge can be refunded once and disputed once, with the same rules as by the API', async () => {
  const { latest_charge: charge } = await pay()
  expect((await ask(`/objects/${charge}`)).body.actions).toHaveLength(2)
  expect((await ask(`/objects/${charge}/dispute`, 'POST')).body.said).toMatch(/^Made dp_/)
  expect(await ask(`/objects/${charge}/refund`, 'POST')).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('charged back') },
  })
  const { latest_charge: other } = await pay()
  expect((await ask(`/objects/${other}/refund`, 'POST')).body.said).toMatch(/^Made re_/)
  expect((await ask(`/objects/${other}`)).body.actions).toEqual([
    { name: 'dispute', label: 'Dispute as fraudulent' },
  ])
})

test('an event can be sent once more', async () => {
  const [event] = (await local.stripe.events.list()).data
  expect((await ask(`/objects/${event?.id}/resend`, 'POST')).body.said).toBe('Sent to 1.')
  expect((await ask('/objects/evt_none/resend', 'POST')).status).toBe(404)
})
