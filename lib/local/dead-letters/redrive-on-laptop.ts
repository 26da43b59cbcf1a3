import { type BackgroundFunction, backgroundFunctions } from '#lib/background-infra/background-functions.ts'
import {
  type DeadLetter,
  type QueuedMessage,
  readLetter,
  type StreamBatch,
  type UnreadableLetter,
} from '#lib/dead-letters/read-letter.ts'
import type { DeadLetterQueues, KeptMessage } from './dead-letter-queues.ts'

type GiveEvent = (name: string, event: unknown) => Promise<unknown>

/** How a function of each kind is given what it could not handle; throws if it does not take it. */
export type Givers = Record<Exclude<BackgroundFunction['kind'], 'stream'>, GiveEvent> & {
  stream: (name: string, batch: StreamBatch) => Promise<unknown>
}

export type Redriven = { redriven: string[]; kept: { id: string; why: string }[] }

const kinds = new Map(backgroundFunctions.map(({ name, kind }) => [name, kind]))

/** Reads a letter in the queue of a domain; on a laptop, functions are deployed under their own names. */
export const readKept = (message: QueuedMessage, domain: string): DeadLetter | UnreadableLetter =>
  readLetter(message, (name) =>
    backgroundFunctions.some((one) => one.name === name && one.domain === domain) ? name : undefined,
  )

/** Gives those letters back that are picked, each once, however many ask for it at the same time. */
export async function redriveOnLaptop(
  queues: DeadLetterQueues,
  givers: Givers,
  pick: (letter: DeadLetter | UnreadableLetter) => boolean,
): Promise<Redriven> {
  const done: Redriven = { redriven: [], kept: [] }
  const picked = queues.hide((message, domain) => pick(readKept(message, domain)))
  try {
    for (const { domain, message } of picked)
      try {
        await give(givers, readKept(message, domain))
        queues.delete(domain, message)
        done.redriven.push(message.id)
      } catch (error) {
        done.kept.push({ id: message.id, why: error instanceof Error ? error.message : String(error) })
      }
  } finally {
    for (const { message } of picked) queues.show(message)
  }
  return done
}

/** The dead letters of all consumers; tells how many there were. */
export async function redriveConsumersOnLaptop(queues: DeadLetterQueues, givers: Givers): Promise<number> {
  const { redriven } = await redriveOnLaptop(
    queues,
    givers,
    (letter) => letter.kind !== 'unreadable' && kinds.get(letter.function) === 'consumer',
  )
  return redriven.length
}

async function give(givers: Givers, letter: DeadLetter | UnreadableLetter): Promise<unknown> {
  if (letter.kind === 'unreadable') throw new Error(letter.why)
  const kind = kinds.get(letter.function)
  if (letter.kind === 'changes') return givers.stream(letter.function, letter.batch)
  if (!kind || kind === 'stream') throw new Error(`It holds no changes for ${letter.function}.`)
  return givers[kind](letter.function, letter.event)
}

/** What lies in the queues, as it was written and as it is read. */
export const listedLetters = (queues: DeadLetterQueues) =>
  queues.list().map(({ domain, messages }) => ({
    domain,
    letters: messages.map((message: KeptMessage) => ({ ...message, ...readKept(message, domain) })),
  }))
