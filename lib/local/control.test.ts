import { expect, test, vi } from 'vitest'
import { createControl } from './control.ts'

const part = () => ({
  idle: async () => undefined,
  work: () => 0,
  replay: vi.fn(),
})

function post(body: string) {
  const parts = { poller: part(), bus: part(), schedules: part(), stripe: part(), paypal: part() }
  const request = { method: 'POST', path: '/switches', query: new URLSearchParams(), headers: {} }
  const undeliverable = new Set(['notifyWelcome'])
  const control = createControl(parts, { list: () => [], undeliverable }, undefined)
  return { parts, undeliverable, answer: control({ ...request, body: Buffer.from(body) }) }
}

test.each([
  '',
  '{"streamCopies":',
  'null',
  '{"streamCopies":11}',
  '{"copies":2}',
  '{"undeliverable":["getMe"]}',
  '{"undeliverable":["indexSearch"]}',
])('switches that say nothing it knows are refused in one sentence: %s', async (body) => {
  const { parts, answer, undeliverable } = post(body)
  const { status, body: problem } = await answer
  expect(status).toBe(400)
  expect([...undeliverable]).toEqual(['notifyWelcome'])
  expect(JSON.parse(String(problem)).detail).toContain('{ "streamCopies": 2, "busCopies": 2 }')
  expect(parts.poller.replay).not.toHaveBeenCalled()
})

test('what is named is delivered that many times, and the rest as before', async () => {
  const { parts, answer } = post('{"busCopies":3}')
  expect((await answer).status).toBe(200)
  expect(parts.bus.replay).toHaveBeenCalledWith(3)
  expect(parts.poller.replay).not.toHaveBeenCalled()
})

test('what cannot be called is exactly what was named last', async () => {
  const { answer, undeliverable } = post('{"undeliverable":["sendWelcomeMail","deliver_due_mails"]}')
  expect((await answer).status).toBe(200)
  expect([...undeliverable]).toEqual(['sendWelcomeMail', 'deliver_due_mails'])
})

test.each(['', 'x', '-1', '1e3'])('a position that no answer had is refused: %s', async (since) => {
  const parts = { poller: part(), bus: part(), schedules: part(), stripe: part(), paypal: part() }
  const request = { method: 'GET', path: '/changes', headers: {}, body: Buffer.from('') }
  const control = createControl(parts, { list: () => [], undeliverable: new Set() }, () => ({
    position: 1,
    items: [],
  }))
  const { status } = await control({ ...request, query: new URLSearchParams({ since }) })
  expect(status).toBe(400)
})
