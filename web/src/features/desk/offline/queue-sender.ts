import type { QueueItem } from './queue-item.ts'
import { retryAfterMs } from './retry-after.ts'

/** What became of an item: the server has it, has it and flags it, refuses it, or is to be asked later. */
export type Sent = { as: 'done' } | { as: 'flagged' | 'refused'; sentence: string } | { as: 'later' }

type Sender = {
  /** What waits, oldest first. */
  waiting: () => Promise<QueueItem[]>
  send: (item: QueueItem) => Promise<Sent>
  done: (item: QueueItem) => Promise<void>
  attention: (item: QueueItem, sentence: string, isTaken: boolean) => Promise<void>
  /** Runs the sender again in so many milliseconds. */
  again: (ms: number) => void
}

const targetsAtOnce = 3

/** One item for each person, the oldest. */
function nextOf(items: readonly QueueItem[]): QueueItem[] {
  const first = new Map<string, QueueItem>()
  for (const item of items) if (!first.has(item.registrationId)) first.set(item.registrationId, item)
  return [...first.values()].slice(0, targetsAtOnce)
}

/**
 * Sends what waits: in order for each person, three people at a time. Nothing leaves the queue that the server has not
 * taken; when it is not heard, the next try comes after 1, 2, 4 … 60 seconds.
 */
export function queueSender({ waiting, send, done, attention, again }: Sender) {
  let running = false
  let failures = 0

  async function settle(item: QueueItem): Promise<'go on' | 'stop'> {
    const sent = await send(item)
    if (sent.as === 'done') await done(item)
    else if (sent.as === 'flagged' || sent.as === 'refused')
      await attention(item, sent.sentence, sent.as === 'flagged')
    else return 'stop'
    failures = 0
    return 'go on'
  }

  async function empty(): Promise<'empty' | 'stop'> {
    for (;;) {
      const next = nextOf(await waiting())
      if (next.length === 0) return 'empty'
      const outcomes = await Promise.all(next.map(settle))
      if (outcomes.includes('stop')) return 'stop'
    }
  }

  return async function run(): Promise<void> {
    if (running) return
    running = true
    try {
      if ((await empty()) === 'empty') return
      failures++
      again(retryAfterMs(failures))
    } finally {
      running = false
    }
  }
}
