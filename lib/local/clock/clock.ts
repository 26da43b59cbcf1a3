import { join } from 'node:path'
import * as z from 'zod/mini'
import { openJsonFile } from '../json-file.ts'
import { json, problem } from '../json-response.ts'
import type { LocalService } from '../service.ts'
import { addDuration, parseDuration } from './duration.ts'

export type ClockListener = (now: Date, before: Date) => void | Promise<void>

export type Clock = {
  now(): Date
  /** Moves the clock forward by an ISO 8601 duration; a RangeError explains any other text. */
  advance(iso: string): Date
  onAdvance(listener: ClockListener): void
  /** GET tells the time; POST `{ "advance": "P3D" }` moves it and answers when the listeners are done. */
  service: LocalService
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  /** A service elsewhere goes by the real time and signs with it, so ours cannot leave it. */
  real?: boolean
}

const Kept = z.object({
  /** No further than the clock can go. */
  offsetMs: z.int().check(z.gte(0), z.lte(Date.UTC(9999, 11, 31))),
})

/** The time of the laptop cloud: the real one, plus what it was advanced by. */
export function createClock({ dataDir, real = false }: Options): Clock {
  const file = openJsonFile(join(dataDir, 'clock', 'clock.json'), Kept, { offsetMs: 0 })
  if (real) file.data.offsetMs = 0
  const listeners: ClockListener[] = []
  let settled: Promise<unknown> = Promise.resolve()

  const now = () => new Date(Date.now() + file.data.offsetMs)
  const advance = (iso: string) => {
    const before = now()
    const moved = addDuration(before, parseDuration(iso))
    file.data.offsetMs += moved.getTime() - before.getTime()
    file.save()
    settled = Promise.allSettled([settled, ...listeners.map(async (listener) => listener(moved, before))])
    return moved
  }

  return {
    now,
    advance,
    onAdvance: (listener) => void listeners.push(listener),
    async service({ method, body }) {
      if (method === 'GET') return json(200, { now: now().toISOString() })
      if (method !== 'POST') return problem(405, 'Method Not Allowed', 'Use GET or POST.')
      if (real)
        return problem(
          409,
          'Conflict',
          'The clock cannot move while payments go through Stripe itself, which keeps real time.',
        )
      const wanted = readAdvance(body.toString('utf8'))
      if (wanted === undefined)
        return problem(400, 'Bad Request', 'The body must be like { "advance": "P3D" }.')
      try {
        const moved = advance(wanted)
        await file.flush()
        await settled
        return json(200, { now: moved.toISOString() })
      } catch (error) {
        if (error instanceof RangeError) return problem(400, 'Bad Request', error.message)
        throw error
      }
    },
    stop: () => file.flush(),
  }
}

function readAdvance(body: string): string | undefined {
  try {
    const { advance } = JSON.parse(body) as { advance?: unknown }
    return typeof advance === 'string' ? advance : undefined
  } catch {
    return undefined
  }
}
