import { expect, test } from 'vitest'
import type { QueueItem } from './queue-item.ts'
import { queueSender, type Sent } from './queue-sender.ts'
import { retryAfterMs } from './retry-after.ts'

const item = (id: string, registrationId = `reg_${id}`): QueueItem => ({
  id,
  kind: 'cash',
  amountCents: 3000,
  eventId: 'evt_1' as QueueItem['eventId'],
  registrationId: registrationId as QueueItem['registrationId'],
  name: 'Robin Porter',
  deviceAt: '2027-07-10T14:00:00.000Z',
  state: 'waiting',
})

function sending(items: QueueItem[], answer: (item: QueueItem) => Sent | Promise<Sent>) {
  let queue = items
  const sent: string[] = []
  const pauses: number[] = []
  const problems: string[] = []
  let together = 0
  let most = 0
  const run = queueSender({
    waiting: async () => queue.filter(({ state }) => state === 'waiting'),
    send: async (one) => {
      together++
      most = Math.max(most, together)
      sent.push(one.id)
      const answered = await answer(one)
      together--
      return answered
    },
    done: async (one) => {
      queue = queue.filter(({ id }) => id !== one.id)
    },
    attention: async (one, sentence) => {
      problems.push(sentence)
      queue = queue.map((other) => (other.id === one.id ? { ...one, state: 'attention' } : other))
    },
    again: (ms) => pauses.push(ms),
  })
  return { run, sent, pauses, problems, most: () => most, left: () => queue.map(({ id }) => id) }
}

test('waits 1, 2, 4 … 60 seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 20].map(retryAfterMs)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
  ])
})

test('sends one item for each scan, in order for each person, three people at a time', async () => {
  const { run, sent, left, most } = sending(
    [item('1', 'reg_a'), item('2', 'reg_a'), item('3'), item('4'), item('5')],
    async () => ({ as: 'done' }),
  )
  await run()
  expect(sent).toHaveLength(5)
  expect(sent.indexOf('1')).toBeLessThan(sent.indexOf('2'))
  expect(most()).toBe(3)
  expect(left()).toEqual([])
})

test('keeps everything while the server is not heard, and pauses longer each time', async () => {
  let isHeard = false
  const { run, left, pauses } = sending([item('1')], () => ({ as: isHeard ? 'done' : 'later' }))
  await run()
  await run()
  expect(left()).toEqual(['1'])
  expect(pauses).toEqual([1000, 2000])
  isHeard = true
  await run()
  expect(left()).toEqual([])
})

test('what is refused needs attention and holds up nobody behind it', async () => {
  const { run, left, problems, sent } = sending(
    [item('1', 'reg_a'), item('2', 'reg_a'), item('3')],
    ({ id }) => (id === '1' ? { as: 'refused', sentence: 'Nothing is due any more.' } : { as: 'done' }),
  )
  await run()
  expect(left()).toEqual(['1'])
  expect(problems).toEqual(['Nothing is due any more.'])
  expect(sent.sort()).toEqual(['1', '2', '3'])
})

test('runs once, however often it is called', async () => {
  const { run, sent } = sending([item('1')], async () => ({ as: 'done' }))
  await Promise.all([run(), run(), run()])
  expect(sent).toEqual(['1'])
})
