import { setTimeout as wait } from 'node:timers/promises'
import type { LocalService } from '../service.ts'
import { openBusFile } from './bus-file.ts'
import { answerDeadLetters } from './dead-letters.ts'
import { type BusDeadLetter, type BusDelivery, type BusEvent, type ServiceEvent, toEvent } from './event.ts'
import { answerPutEvents, type BusEntry, type EntryResult, parseDetail } from './put-events.ts'

export type BusConsumer = {
  name: string
  /** The detail-type it listens to. */
  fact: string
  invoke(event: BusEvent): Promise<void>
}

export type Bus = {
  service: LocalService
  deadLettersService: LocalService
  put(entries: BusEntry[]): Promise<EntryResult[]>
  /** Takes the event of another service of the laptop cloud; it is on disk when this resolves. */
  publish(event: ServiceEvent): Promise<void>
  /** Resolves when nothing is being delivered or waiting to be. */
  idle(): Promise<void>
  /** Returns the number of deliveries that have ended since the start. */
  work(): number
  deadLetters(): BusDeadLetter[]
  redrive(id: string): void
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
  maxAttempts = 5,
  backoffMs = 200,
}: {
  dataDir: string
  now: () => Date
  consumers: BusConsumer[]
  maxAttempts?: number
  backoffMs?: number
}): Bus {
  const file = openBusFile(dataDir)
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
    const lane = lanes.get(delivery.consumer)
    let reason = ''
    for (let attempt = 1; lane && attempt <= maxAttempts; attempt++) {
      if (attempt > 1) await pause(backoffMs * 2 ** (attempt - 2))
      const failure = await lane.turns(() => invoke(lane.consumer, delivery.event))
      if (stopping.signal.aborted && failure) return
      if (!failure) return settle(delivery)
      reason = failure
    }
    if (lane) file.data.deadLetters.push({ ...delivery, reason, failedAt: now().toISOString() })
    settle(delivery)
  }
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
      const delivery = { id: `${consumer.name}-${event.id}`, consumer: consumer.name, event }
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
    deadLettersService: (request) => answerDeadLetters(request, bus),
    put,
    async publish({ 'detail-type': DetailType, source: Source, resources: Resources, detail }) {
      await put([{ DetailType, Source, Resources, Detail: JSON.stringify(detail) }])
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
    work: () => ended,
    deadLetters: () => [...file.data.deadLetters],
    redrive(id) {
      const letter = file.data.deadLetters.find((candidate) => candidate.id === id)
      if (!letter) throw new Error(`There is no dead letter ${id}.`)
      file.data.deadLetters = file.data.deadLetters.filter((other) => other !== letter)
      const delivery = { id: letter.id, consumer: letter.consumer, event: letter.event }
      waiting.set(id, delivery)
      save()
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
