import { join } from 'node:path'
import * as z from 'zod/mini'
import { backgroundFunctions } from '#lib/background-infra/background-functions.ts'
import { type DeadLetterSink, openDeadLetterQueues } from '../dead-letters/dead-letter-queues.ts'
import { moveEventLetters, OldEventLetter } from '../dead-letters/old-letters.ts'
import { readKept } from '../dead-letters/redrive-on-laptop.ts'
import { type JsonFile, openJsonFile } from '../json-file.ts'
import { BusDelivery, deliveryOf } from './event.ts'

const Kept = z.object({
  waiting: z.array(BusDelivery),
  /** Of an earlier version. */
  deadLetters: z.optional(z.array(OldEventLetter)),
})
type Kept = z.infer<typeof Kept>

export const openBusFile = (dataDir: string): JsonFile<Kept> =>
  openJsonFile(join(dataDir, 'bus', 'bus.json'), Kept, { waiting: [] })

/** The dead letters that an earlier version kept here lie in the queues before they are gone from here. */
export async function moveOldLetters({ data, save }: JsonFile<Kept>, queues: DeadLetterSink): Promise<void> {
  if (!data.deadLetters) return
  await moveEventLetters(data.deadLetters, queues)
  delete data.deadLetters
  save()
}

const isConsumer = (name: string) =>
  backgroundFunctions.some((one) => one.name === name && one.kind === 'consumer')

/** The dead letters of consumers of a platform that does not run: its next start delivers them. Tells how many there were. */
export async function deliverAgainAtStart(dataDir: string, now: () => Date): Promise<number> {
  const file = openBusFile(dataDir)
  const queues = openDeadLetterQueues(dataDir, now)
  await moveOldLetters(file, queues)
  const letters = queues.hide((message, domain) => {
    const letter = readKept(message, domain)
    return letter.kind === 'event' && isConsumer(letter.function)
  })
  for (const { domain, message } of letters) {
    const letter = readKept(message, domain)
    if (letter.kind === 'event') file.data.waiting.push(deliveryOf(letter.function, letter.event as never))
  }
  file.save()
  await file.flush()
  for (const { domain, message } of letters) queues.delete(domain, message)
  await queues.stop()
  return letters.length
}
