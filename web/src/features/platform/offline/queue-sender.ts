import type { Queued } from './queued.ts'
import { retryAfterMs } from './retry-after.ts'

/** The outcome for an item: the server has it, has it and flags it, refuses it, or must be asked later. */
export type Sent = { as: 'done' } | Answered | { as: 'later' }

/** The text that a person must look at, and the code of a refusal. */
type Answered = { as: 'flagged' | 'refused'; sentence: string; code?: string }

type Sender<Item extends Queued> = {
  /** The waiting items, oldest first. */
  waiting: () => Promise<Item[]>
  /** The target of an item. Items of one target are sent in order. */
  targetOf: (item: Item) => string
  send: (item: Item) => Promise<Sent>
  done: (item: Item) => Promise<void>
  attention: (item: Item, answered: Answered) => Promise<void>
  /** Runs the sender again in this many milliseconds. */
  again: (ms: number) => void
  now?: () => number
}

const targetsAtOnce = 3

/** The time for which an item can still be undone. */
const heldMs = ({ heldUntil }: Queued, now: number): number =>
  heldUntil === undefined ? 0 : Math.max(0, Date.parse(heldUntil) - now)

/** One item of each target, the oldest. */
function firstOf<Item>(items: readonly Item[], targetOf: (item: Item) => string): Item[] {
  const first = new Map<string, Item>()
  for (const item of items) if (!first.has(targetOf(item))) first.set(targetOf(item), item)
  return [...first.values()]
}

/**
 * Sends the waiting items: in order for each target, three targets at a time. Nothing leaves the queue before
 * the server has taken it. If the server does not answer, the next try comes after 1, 2, 4 … 60 seconds.
 */
export function queueSender<Item extends Queued>({
  waiting,
  targetOf,
  send,
  done,
  attention,
  again,
  now = Date.now,
}: Sender<Item>) {
  let running = false
  let failures = 0

  async function settle(item: Item): Promise<'go on' | 'stop'> {
    const sent = await send(item)
    if (sent.as === 'done') await done(item)
    else if (sent.as === 'later') return 'stop'
    else await attention(item, sent)
    failures = 0
    return 'go on'
  }

  /** Sends all that may go now; items that are held back are tried again when their time is over. */
  async function empty(): Promise<'empty' | 'stop'> {
    for (;;) {
      const first = firstOf(await waiting(), targetOf)
      const next = first.filter((item) => heldMs(item, now()) === 0).slice(0, targetsAtOnce)
      if (next.length === 0) {
        if (first.length > 0) again(Math.min(...first.map((item) => heldMs(item, now()))))
        return 'empty'
      }
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
