import { parentPort } from 'node:worker_threads'
import { printLogsWith } from '#core/platform/log/log.ts'
import { createFunctionHost } from './function-host.ts'
import type { Call, Told } from './function-thread.ts'

// The other side of `function-thread.ts`: a host of functions in a thread of its own.
const tell = (told: Told) => parentPort?.postMessage(told)
printLogsWith((line) => tell({ line }))
const functions = createFunctionHost()
parentPort?.on('message', ({ id, entry, event }: Call) => {
  functions.invoke(entry, event).then(
    (answer) => tell({ id, answer }),
    (error: Error) => tell({ id, error }),
  )
})
