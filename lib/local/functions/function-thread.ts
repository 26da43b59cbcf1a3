import { Worker } from 'node:worker_threads'
import { routeInfra } from '#lib/route-infra.ts'

/** What a thread is asked to run, and what it tells. */
export type Call = { id: number; entry: string; event: unknown }
export type Told = { id: number; answer?: unknown; error?: Error } | { line: string }

type Waiting = PromiseWithResolvers<unknown>

const { getEventPicture, setProfilePicture, addPagePicture } = routeInfra

/** The functions that draw or encode a picture whenever they are called. */
const drawing = new Set<string>(
  [getEventPicture, setProfilePicture, addPagePicture].map(({ entry }) => entry),
)

export const isDrawing = (entry: string): boolean => drawing.has(entry)

/** A thread holds as many modules as a Lambda: it is worth its memory only while someone needs it. */
const idleMs = 20_000

/**
 * Runs functions beside this process, so that what takes a CPU for a while keeps no one waiting. The thread starts with
 * the first call and ends when there are no more.
 */
export function createFunctionThread(print: (line: string) => void) {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let calls = 0
  let ending: NodeJS.Timeout | undefined

  function open(): Worker {
    const opened = new Worker(new URL('./run-functions.ts', import.meta.url), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    opened.unref()
    opened.on('message', take)
    // One that has been ended must not take its successor along.
    opened.on('error', (error) => worker === opened && fail(error))
    opened.on('exit', () => worker === opened && fail(new Error('The thread of functions has ended.')))
    return opened
  }

  function take(told: Told): void {
    if ('line' in told) {
      print(told.line)
      return
    }
    const { id, answer, error } = told
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(error)
    else call?.resolve(answer)
    if (waiting.size === 0) ending = setTimeout(() => void end(), idleMs).unref()
  }

  /** Callers learn that the thread is gone; the next call starts another. */
  function fail(error: unknown): void {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  async function end(): Promise<void> {
    clearTimeout(ending)
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }

  return {
    invoke(entry: string, event: unknown): Promise<unknown> {
      clearTimeout(ending)
      worker ??= open()
      const id = ++calls
      const call = Promise.withResolvers<unknown>()
      waiting.set(id, call)
      worker.postMessage({ id, entry, event } satisfies Call)
      return call.promise
    },
    async stop(): Promise<void> {
      await end()
      fail(new Error('The platform was stopped.'))
    },
  }
}

export type FunctionThread = ReturnType<typeof createFunctionThread>
