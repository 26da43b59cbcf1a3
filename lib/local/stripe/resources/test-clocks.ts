import type Stripe from 'stripe'
import { newId } from '../store/new-id.ts'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'

const path = '/v1/test_helpers/test_clocks'
const thirtyDays = 30 * 24 * 3600

export const testClockRoutes = [
  route(
    'POST',
    path,
    p.paramsOf<Stripe.TestHelpers.TestClockCreateParams>()({
      frozen_time: p.required(p.timestamp),
      name: p.text(300),
    }),
    ({ tx }, { frozen_time, name }) => {
      const clock = {
        id: newId('clock'),
        object: 'test_helpers.test_clock',
        created: tx.now,
        deletes_after: tx.now + thirtyDays,
        frozen_time,
        livemode: false,
        name: name ?? null,
        status: 'ready',
        status_details: {},
      } satisfies Stripe.TestHelpers.TestClock
      tx.add('test_helpers.test_clock', clock)
      tx.emit('test_helpers.test_clock.created', clock)
      return clock
    },
  ),
  route('GET', path, p.paramsOf<Stripe.TestHelpers.TestClockListParams>()(p.page), (call, page) =>
    listOf(call, 'test_helpers.test_clock', page),
  ),
  route(
    'GET',
    `${path}/:id`,
    p.paramsOf<Stripe.TestHelpers.TestClockRetrieveParams>()({}),
    ({ tx, ids: [id = ''] }) => tx.need('test_helpers.test_clock', id),
  ),
  route(
    'POST',
    `${path}/:id/advance`,
    p.paramsOf<Stripe.TestHelpers.TestClockAdvanceParams>()({ frozen_time: p.required(p.timestamp) }),
    ({ tx, ids: [id = ''] }, { frozen_time: until }) => {
      const clock = tx.need('test_helpers.test_clock', id)
      if (until <= clock.frozen_time)
        throw invalid('The target frozen time must be after the current frozen time.', {
          param: 'frozen_time',
        })
      clock.status = 'advancing'
      clock.status_details = { advancing: { target_frozen_time: until } }
      tx.emit('test_helpers.test_clock.advancing', clock)
      return clock
    },
  ),
  route(
    'DELETE',
    `${path}/:id`,
    p.paramsOf<Stripe.TestHelpers.TestClockDeleteParams>()({}),
    ({ tx, ids: [id = ''] }) => {
      tx.need('test_helpers.test_clock', id)
      for (const task of tx.find('task', ({ test_clock: clock }) => clock === id)) tx.remove('task', task.id)
      for (const customer of tx.find('customer', ({ test_clock: clock }) => clock === id))
        tx.remove('customer', customer.id)
      for (const sub of tx.find('subscription', ({ test_clock: clock }) => clock === id))
        tx.remove('subscription', sub.id)
      tx.remove('test_helpers.test_clock', id)
      return {
        id,
        object: 'test_helpers.test_clock',
        deleted: true,
      } satisfies Stripe.TestHelpers.DeletedTestClock
    },
  ),
]
