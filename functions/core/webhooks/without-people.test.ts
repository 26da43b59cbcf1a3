import { expect, test } from 'vitest'
import { withoutPeople } from './without-people.ts'

test('who somebody is goes, at any depth, and what an event is about stays', () => {
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
