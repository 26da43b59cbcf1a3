import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { DeadLetterSink } from '../dead-letters/dead-letter-queues.ts'
import { cannotBeCalled, failedCall, type NewLetter, undeliveredEvent } from '../dead-letters/envelopes.ts'
import type { LocalService } from '../service.ts'
import { moveOldLetters, openBusFile } from './bus-file.ts'
import { type BusDelivery, type BusEvent, deliveryOf, type ServiceEvent, toEvent } from './event.ts'
import { answerPutEvents, type BusEntry, type EntryResult, parseDetail } from './put-events.ts'

export type BusConsumer = {
  name: string
  /** The detail-type it listens to. */
  fact: string
  invoke(event: BusEvent): Promise<void>
}

export type Bus = {
  service: LocalService
  put(entries: BusEntry[]): Promise<EntryResult[]>
  /** Takes the event of another service of the laptop cloud; it is on disk when this resolves. */
  publish(event: ServiceEvent): Promise<void>
  /** Resolves when nothing is being delivered or waiting to be. */
  idle(): Promise<void>
  /** Returns the number of deliveries that have ended since the start. */
  work(): number
  /** Delivers an event to one consumer again; it is on disk when this resolves. */
  deliverAgain(consumer: string, event: BusEvent): Promise<void>
  /** A test's switch: from now on every event is delivered this many times. */
  replay(times: number): void
  stop(): Promise<void>
}

const atOncePerConsumer = 10

/** An event bus: asynchronous, at least once per consumer, in no particular order. */
export function createBus({
  dataDir,
  now,
  consumers,
  letters,
  isUndeliverable = () => false,
  maxAttempts = 5,
  backoffMs = 200,
}: {
  dataDir: string
  now: () => Date
  consumers: BusConsumer[]
  /** Gets what could not be delivered. */
  letters: DeadLetterSink
  /** True for a consumer that cannot be called at all. */
  isUndeliverable?: (consumer: string) => boolean
  maxAttempts?: number
  backoffMs?: number
}): Bus {
  const file = openBusFile(dataDir)
  const moved = moveOldLetters(file, letters).catch(() => undefined)
  const waiting = new Map(file.data.waiting.map((delivery) => [delivery.id, delivery]))
  const save = () => {
    file.data.waiting = [...waiting.values()]
    file.save()
  }
  const lanes = new Map(
    consumers.map((consumer) => [consumer.name, { consumer, turns: createTurns(atOncePerConsumer) }]),
  )
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  let copies = 1
  let ended = 0

  const start = (delivery: BusDelivery) => {
    const task = deliver(delivery).finally(() => {
      ended += 1
      running.delete(task)
    })
    running.add(task)
  }
  const deliver = async (delivery: BusDelivery) => {
    const { consumer: name, event, id } = delivery
    const lane = lanes.get(name)
    if (lane && isUndeliverable(name)) return giveUp(delivery, undeliveredEvent(name, id, event))
    let why = ''
    for (let attempt = 1; lane && attempt <= maxAttempts; attempt++) {
      if (attempt > 1) await pause(backoffMs * 2 ** (attempt - 2))
      const failure = await lane.turns(() => invoke(lane.consumer, event))
      if (stopping.signal.aborted && failure) return
      if (!failure) return settle(delivery)
      why = failure
    }
    if (!lane) return settle(delivery)
    await giveUp(delivery, failedCall({ id, name, event, why, attempts: maxAttempts, at: now() }))
  }
  // What a full disk does not take as a letter waits on, and is delivered again at the next start.
  const giveUp = (delivery: BusDelivery, letter: NewLetter) =>
    letters.put(delivery.consumer, letter).then(
      () => settle(delivery),
      () => undefined,
    )
  const invoke = async (consumer: BusConsumer, event: BusEvent): Promise<string | undefined> => {
    if (stopping.signal.aborted) return 'stopping'
    try {
      for (let copy = 0; copy < copies; copy++) await consumer.invoke(structuredClone(event))
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => undefined)
  const settle = (delivery: BusDelivery) => {
    waiting.delete(delivery.id)
    save()
  }

  const accept = (entry: BusEntry): EntryResult => {
    const parsed = parseDetail(entry)
    if ('ErrorCode' in parsed) return parsed
    const event = toEvent(entry, parsed.detail, now())
    for (const consumer of consumers.filter(({ fact }) => fact === event['detail-type'])) {
      const delivery = deliveryOf(consumer.name, event)
      waiting.set(delivery.id, delivery)
      start(delivery)
    }
    return { EventId: event.id }
  }
  const put = async (entries: BusEntry[]) => {
    const results = entries.map(accept)
    save()
    // An accepted event must not be lost with the process, so the answer waits for the disk.
    await file.flush()
    return results
  }

  const bus: Bus = {
    service: (request) => answerPutEvents(request, put),
    put,
    async publish({ 'detail-type': DetailType, source: Source, resources: Resources, detail }) {
      await put([{ DetailType, Source, Resources, Detail: JSON.stringify(detail) }])
    },
    async idle() {
      await moved
      while (running.size > 0) await Promise.all(running)
    },
    work: () => ended,
    async deliverAgain(consumer, event) {
      if (!lanes.has(consumer)) throw new Error(`There is no consumer ${consumer}.`)
      if (isUndeliverable(consumer)) throw new Error(cannotBeCalled(consumer))
      const again = deliveryOf(consumer, event)
      // The delivery that has just become the letter may still be on its way out.
      const delivery = waiting.has(again.id) ? { ...again, id: `${again.id}-${randomUUID()}` } : again
      waiting.set(delivery.id, delivery)
      save()
      await file.flush()
      start(delivery)
    },
    replay(times) {
      copies = times
    },
    async stop() {
      stopping.abort()
      // A consumer that hangs is left behind; its event is delivered again at the next start.
      await Promise.race([bus.idle(), wait(1000, undefined, { ref: false })])
      await file.flush()
    },
  }
  for (const delivery of waiting.values()) start(delivery)
  return bus
}

/** Lets at most `places` tasks run at the same time; the others wait in line. */
function createTurns(places: number) {
  let taken = 0
  const line: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (taken < places) taken += 1
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await task()
    } finally {
      // A place passes straight to the next in line, so no one can slip in between.
      const next = line.shift()
      if (next) next()
      else taken -= 1
    }
  }
}
