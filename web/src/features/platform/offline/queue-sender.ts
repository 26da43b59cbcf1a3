import type { Queued } from './queued.ts'
import { longestMs, retryAfterMs } from './retry-after.ts'

/**
 * The outcome for an item: the server has it, has it and flags it, refuses it, fails on it, or is not heard and must
 * be asked later.
 */
export type Sent = Done | Answered | { as: 'failed'; sentence: string } | { as: 'later' }

/** `id`: the server’s id of what the item made. */
type Done = { as: 'done'; id?: string }

/** The text that a person must look at, and the code of a refusal. */
type Answered = { as: 'flagged' | 'refused' | 'failed'; sentence: string; code?: string }

type Sender<Item extends Queued> = {
  /** The waiting items, oldest first. */
  waiting: () => Promise<Item[]>
  /** The target of an item. Items of one target are sent in order. */
  targetOf: (item: Item) => string
  send: (item: Item) => Promise<Sent>
  done: (item: Item, id?: string) => Promise<void>
  attention: (item: Item, answered: Answered) => Promise<void>
  /** Keeps an item on which the server failed, to be tried again. */
  failed: (item: Item, again: Required<Pick<Queued, 'tries' | 'retryAt'>>) => Promise<void>
  /** Runs the sender again in this many milliseconds. */
  again: (ms: number) => void
  now?: () => number
}

const targetsAtOnce = 3

/** About half a minute. After it an item is put aside for a person: the server may never take it. */
export const mostTries = 6

/** The time for which an item can still be undone, or waits for its next try. */
function heldMs({ heldUntil, retryAt }: Queued, now: number): number {
  const undoMs = heldUntil === undefined ? 0 : Date.parse(heldUntil) - now
  const retryMs = retryAt === undefined ? 0 : Date.parse(retryAt) - now
  // A longer wait than there is shows that the clock was set back.
  return Math.max(0, undoMs, retryMs > longestMs ? 0 : retryMs)
}

/** One item of each target, the oldest. */
function firstOf<Item>(items: readonly Item[], targetOf: (item: Item) => string): Item[] {
  const first = new Map<string, Item>()
  for (const item of items) if (!first.has(targetOf(item))) first.set(targetOf(item), item)
  return [...first.values()]
}

/**
 * Sends the waiting items: in order for each target, three targets at a time. Nothing leaves the queue before
 * the server has taken it. If the server does not answer, the next try comes after 1, 2, 4 … 60 seconds. An item on
 * which it fails holds up no other target, and is put aside after a few tries.
 */
export function queueSender<Item extends Queued>({
  waiting,
  targetOf,
  send,
  done,
  attention,
  failed,
  again,
  now = Date.now,
}: Sender<Item>) {
  let running = false
  let failures = 0

  async function settle(item: Item): Promise<'go on' | 'stop'> {
    const sent = await send(item)
    if (sent.as === 'later') return 'stop'
    failures = 0
    if (sent.as === 'done') await done(item, sent.id)
    else if (sent.as === 'failed') await triedAgain(item, sent.sentence)
    else await attention(item, sent)
    return 'go on'
  }

  async function triedAgain(item: Item, sentence: string): Promise<void> {
    const tries = (item.tries ?? 0) + 1
    if (tries >= mostTries)
      return attention(item, { as: 'failed', sentence: `Tried ${tries} times. ${sentence}` })
    await failed(item, { tries, retryAt: new Date(now() + retryAfterMs(tries)).toISOString() })
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
