import { expect, test } from 'vitest'
import { withoutPeople } from './without-people.ts'

test('data that identifies a person goes, at any depth, and what an event is about stays', () => {
  const object = {
    id: 'in_1',
    customer: 'cus_1',
    customer_email: 'ann@example.test',
    customer_phone: null,
    metadata: { user_id: 'u1' },
    charges: [{ id: 'ch_1', billing_details: { name: 'Ann', email: 'ann@example.test' } }],
  }
  const kept = withoutPeople(JSON.stringify({ id: 'evt_1', type: 'invoice.paid', data: { object } }))
  expect(kept).not.toMatch(/Ann|example/)
  expect(JSON.parse(kept)).toMatchObject({
    id: 'evt_1',
    data: { object: { id: 'in_1', customer: 'cus_1', customer_phone: null, metadata: { user_id: 'u1' } } },
  })
})

test('data that lets anyone pay or look in the name of a member goes', () => {
  const object = {
    id: 'pi_1',
    client_secret: 'pi_1_secret_x',
    receipt_url: 'https://pay.example.test/r',
    hosted_invoice_url: 'https://pay.example.test/i',
    invoice_pdf: 'https://pay.example.test/i.pdf',
    confirmation_secret: { client_secret: 'pi_1_secret_x', type: 'payment_intent' },
  }
  expect(withoutPeople(JSON.stringify({ data: { object } }))).not.toMatch(/secret_x|example/)
})

test('a sale or a dispute at PayPal names no one', () => {
  const resource = {
    id: 'PP-D-1',
    payer_info: { first_name: 'Ann', email: 'ann@example.test' },
    disputed_transactions: [{ seller_transaction_id: '3BC', buyer: { name: 'Ann', payer_id: 'ANNSID' } }],
    shipping_detail: { recipient_name: 'Ann', given_name: 'Ann', phone_number: '+1 Ann' },
  }
  const kept = withoutPeople(JSON.stringify({ id: 'WH-1', event_type: 'X', resource }))
  expect(kept).not.toMatch(/Ann|ANN|example/i)
  expect(JSON.parse(kept).resource).toMatchObject({
    id: 'PP-D-1',
    disputed_transactions: [{ seller_transaction_id: '3BC' }],
  })
})
