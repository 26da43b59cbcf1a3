import type { FixAnswer, FixQuestion } from './check-message.ts'
// biome-ignore lint/correctness/noUnresolvedImports: the build makes the address of the worker
import checkWorkerUrl from './check-worker.ts?worker&url'

/**
 * Searches for the fix of an issue in its own worker, so the checks continue. It is undefined if that failed.
 */
export function askFix(question: FixQuestion): Promise<FixAnswer | undefined> {
  const worker = new Worker(checkWorkerUrl, { type: 'module' })
  return new Promise<FixAnswer | undefined>((answer) => {
    worker.onmessage = ({ data }: MessageEvent<FixAnswer>) => answer(data)
    worker.onerror = () => answer(undefined)
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}
