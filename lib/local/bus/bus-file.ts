import { join } from 'node:path'
import * as z from 'zod/mini'
import { type JsonFile, openJsonFile } from '../json-file.ts'
import { BusDeadLetter, BusDelivery } from './event.ts'

const Kept = z.object({ waiting: z.array(BusDelivery), deadLetters: z.array(BusDeadLetter) })
type Kept = z.infer<typeof Kept>

export const openBusFile = (dataDir: string): JsonFile<Kept> =>
  openJsonFile(join(dataDir, 'bus', 'bus.json'), Kept, { waiting: [], deadLetters: [] })

/** The dead letters of a platform that does not run: its next start delivers them. Tells how many there were. */
export async function deliverAgainAtStart(dataDir: string): Promise<number> {
  const { data, save, flush } = openBusFile(dataDir)
  const letters = data.deadLetters
  data.waiting.push(...letters.map(({ id, consumer, event }) => ({ id, consumer, event })))
  data.deadLetters = []
  save()
  await flush()
  return letters.length
}
