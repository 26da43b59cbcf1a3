import { join } from 'node:path'
import * as z from 'zod/mini'
import { backgroundFunctions } from '#lib/background-infra/background-functions.ts'
import { openJsonFile } from '../json-file.ts'
import type { NewLetter } from './envelopes.ts'

const Message = z.object({
  id: z.string(),
  body: z.string(),
  attributes: z.record(z.string(), z.string()),
  sentAt: z.string(),
})
export type KeptMessage = z.infer<typeof Message>

/** By domain. */
const Queues = z.record(z.string(), z.array(Message))

/** Takes the dead letters of functions; each is on disk when it resolves. */
export type DeadLetterSink = { put(functionName: string, letter: NewLetter): Promise<void> }

export type DeadLetterQueues = DeadLetterSink & {
  list(): { domain: string; messages: readonly KeptMessage[] }[]
  /** Hides from everyone else those that are picked, of those that no one else has hidden. */
  hide(pick: (message: KeptMessage, domain: string) => boolean): { domain: string; message: KeptMessage }[]
  show(message: KeptMessage): void
  delete(domain: string, message: KeptMessage): void
  /** Resolves when everything is on disk. */
  stop(): Promise<void>
}

const domains = new Map(backgroundFunctions.map(({ name, domain }) => [name, domain]))

/** The dead-letter queues of a data folder, one for each domain. */
export function openDeadLetterQueues(dataDir: string, now: () => Date): DeadLetterQueues {
  const file = openJsonFile(join(dataDir, 'dead-letters', 'queues.json'), Queues, {})
  const hidden = new Set<KeptMessage>()
  const list = () =>
    Object.entries(file.data)
      .filter(([, messages]) => messages.length > 0)
      .map(([domain, messages]) => ({ domain, messages }))
  return {
    async put(functionName, { id, body, attributes }) {
      // A function that is gone has no domain; where its letters lie, it is said that no one can be given them.
      const domain = domains.get(functionName) ?? 'platform'
      const others = (file.data[domain] ?? []).filter((other) => other.id !== id)
      // What was tried again after a crash fails under the same id.
      file.data[domain] = [...others, { id, body, attributes, sentAt: now().toISOString() }]
      file.save()
      await file.flush()
    },
    list,
    hide(pick) {
      const picked = list().flatMap(({ domain, messages }) =>
        messages
          .filter((message) => !hidden.has(message) && pick(message, domain))
          .map((message) => ({ domain, message })),
      )
      for (const { message } of picked) hidden.add(message)
      return picked
    },
    show: (message) => void hidden.delete(message),
    delete(domain, message) {
      file.data[domain] = (file.data[domain] ?? []).filter((other) => other !== message)
      hidden.delete(message)
      file.save()
    },
    stop: file.flush,
  }
}
