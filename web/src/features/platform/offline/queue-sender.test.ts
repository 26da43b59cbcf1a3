import { expect, test } from 'vitest'
import { queueSender, type Sent } from './queue-sender.ts'
import type { Queued } from './queued.ts'
import { retryAfterMs } from './retry-after.ts'

type Item = Queued & { target: string }

const item = (id: string, target = `reg_${id}`, more: Partial<Item> = {}): Item => ({
  id,
  target,
  deviceAt: '2027-07-10T14:00:00.000Z',
  state: 'waiting',
  ...more,
})

function sending(items: Item[], answer: (item: Item) => Sent | Promise<Sent>) {
  let queue = items
  const sent: string[] = []
  const pauses: number[] = []
  const problems: string[] = []
  let together = 0
  let now = Date.parse('2027-07-10T14:00:00.000Z')
  let most = 0
  const run = queueSender<Item>({
    targetOf: ({ target }) => target,
    now: () => now,
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
    failed: async (one, more) => {
      queue = queue.map((other) => (other.id === one.id ? { ...one, ...more } : other))
    },
    attention: async (one, { sentence }) => {
      problems.push(sentence)
      queue = queue.map((other) => (other.id === one.id ? { ...one, state: 'attention' } : other))
    },
    again: (ms) => pauses.push(ms),
  })
  const later = (ms: number) => {
    now += ms
  }
  return { run, later, sent, pauses, problems, most: () => most, left: () => queue.map(({ id }) => id) }
}

test('waits 1, 2, 4 … 60 seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 20].map(retryAfterMs)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
  ])
})

test('sends one item at a time of each target, in order, three targets at a time', async () => {
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

test('what is refused needs attention and holds up no one behind it', async () => {
  const { run, left, problems, sent } = sending(
    [item('1', 'reg_a'), item('2', 'reg_a'), item('3')],
    ({ id }) => (id === '1' ? { as: 'refused', sentence: 'Nothing is left to pay.' } : { as: 'done' }),
  )
  await run()
  expect(left()).toEqual(['1'])
  expect(problems).toEqual(['Nothing is left to pay.'])
  expect(sent.sort()).toEqual(['1', '2', '3'])
})

test('runs once, however often it is called', async () => {
  const { run, sent } = sending([item('1')], async () => ({ as: 'done' }))
  await Promise.all([run(), run(), run()])
  expect(sent).toEqual(['1'])
})

test('holds back what can still be taken back, with what comes after it for the same target', async () => {
  const held = item('1', 'reg_a', { heldUntil: '2027-07-10T14:00:10.000Z' })
  const { run, later, sent, pauses, left } = sending([held, item('2', 'reg_a'), item('3')], () => ({
    as: 'done',
  }))
  await run()
  expect(sent).toEqual(['3'])
  expect(pauses).toEqual([10_000])
  later(10_000)
  await run()
  expect(sent).toEqual(['3', '1', '2'])
  expect(left()).toEqual([])
})

test('what the server fails on holds up no other target, and is put aside after six tries', async () => {
  const { run, later, sent, pauses, problems, left } = sending(
    [item('1', 'reg_a'), item('2', 'reg_a'), item('3'), item('4'), item('5'), item('6')],
    ({ id }) => (id === '1' ? { as: 'failed', sentence: 'Something went wrong.' } : { as: 'done' }),
  )
  await run()
  expect(left()).toEqual(['1', '2'])
  for (const pause of [1000, 2000, 4000, 8000, 16_000]) {
    expect(pauses.at(-1)).toBe(pause)
    later(pause)
    await run()
  }
  expect(problems).toEqual(['Tried 6 times. Something went wrong.'])
  expect(sent.filter((id) => id === '1')).toHaveLength(6)
  // What came after it for the same person goes then.
  expect(left()).toEqual(['1'])
  await run()
  expect(sent.filter((id) => id === '1')).toHaveLength(6)
})

test('others that are added do not make the tries come faster, and a clock that is set back does not hold them up', async () => {
  const { run, later, sent } = sending([item('1')], () => ({ as: 'failed', sentence: 'No.' }))
  await run()
  await run()
  expect(sent).toEqual(['1'])
  later(-3_600_000)
  await run()
  expect(sent).toEqual(['1', '1'])
})
