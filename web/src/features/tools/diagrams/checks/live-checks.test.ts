import { expect, test, vi } from 'vitest'
import { emptyDiagram } from '#shared/tools/diagrams/diagram.ts'
import type { DiagramChecks } from '#shared/tools/diagrams/diagram-checks.ts'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import type { CheckAnswer, CheckQuestion } from './check-message.ts'
import { newLiveChecks } from './live-checks.ts'

const none: DiagramChecks = { issues: [], currents: {}, amplifiers: [], loads: [], average: 0 }

function begin() {
  const asked: CheckQuestion[] = []
  const newWorker = () => ({
    postMessage: (question: CheckQuestion) => void asked.push(question),
    onmessage: null as ((event: MessageEvent<CheckAnswer>) => void) | null,
    onerror: null as ((event: ErrorEvent) => void) | null,
    terminate: vi.fn(),
  })
  const workers: ReturnType<typeof newWorker>[] = []
  const live = newLiveChecks(() => {
    const worker = newWorker()
    workers.push(worker)
    return worker
  })
  const answer = (average: number) =>
    workers.at(-1)?.onmessage?.({
      data: { number: asked.at(-1)?.number ?? 0, checks: { ...none, average } },
    } as MessageEvent)
  const fail = () => workers.at(-1)?.onerror?.({} as ErrorEvent)
  const ask = (supply: number) => live.ask({ ...emptyDiagram, supply }, initialSettings)
  return { asked, workers, live, answer, fail, ask }
}

test('while a check runs only the newest diagram waits', () => {
  const { asked, answer, ask } = begin()
  for (const supply of [12, 13, 14]) ask(supply)
  expect(asked.map(({ diagram }) => diagram.supply)).toEqual([12])
  answer(1)
  expect(asked.map(({ diagram }) => diagram.supply)).toEqual([12, 14])
})

test('each answer is heard', () => {
  const { live, answer, ask } = begin()
  const heard = vi.fn()
  live.subscribe(heard)
  ask(12)
  heard.mockClear()
  answer(7)
  expect(heard).toHaveBeenCalledOnce()
  expect(live.checks()?.average).toBe(7)
})

test('checks are current until the next diagram is asked about, and again once it is answered', () => {
  const { live, answer, ask } = begin()
  const heard = vi.fn()
  expect(live.isCurrent()).toBe(false)
  ask(12)
  expect(live.isCurrent()).toBe(false)
  answer(1)
  expect(live.isCurrent()).toBe(true)
  live.subscribe(heard)
  ask(13)
  expect(heard).toHaveBeenCalledOnce()
  expect(live.isCurrent()).toBe(false)
  ask(14)
  answer(2)
  // The answer was for the diagram before the one that waits.
  expect(live.isCurrent()).toBe(false)
  answer(3)
  expect(live.isCurrent()).toBe(true)
})

test('checks that fail say so and forget what they found, and a new worker checks the last diagram again', () => {
  const { asked, workers, live, answer, fail, ask } = begin()
  ask(12)
  answer(1)
  ask(13)
  ask(14)
  fail()
  expect(live.isStopped()).toBe(true)
  expect(live.checks()).toBeUndefined()
  expect(live.isCurrent()).toBe(false)
  expect(workers.map(({ terminate }) => terminate.mock.calls.length)).toEqual([1])
  live.again()
  expect(workers).toHaveLength(2)
  expect(live.isStopped()).toBe(false)
  expect(asked.at(-1)?.diagram.supply).toBe(14)
  answer(2)
  expect(live.isCurrent()).toBe(true)
  expect(live.checks()?.average).toBe(2)
})

test('a change after a failure is checked by a new worker', () => {
  const { workers, live, answer, fail, ask } = begin()
  ask(12)
  fail()
  ask(13)
  expect(workers).toHaveLength(2)
  answer(5)
  expect(live.checks()?.average).toBe(5)
})
