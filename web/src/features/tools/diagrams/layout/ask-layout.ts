import type { Command } from '#shared/tools/diagrams/command.ts'
import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
// biome-ignore lint/correctness/noUnresolvedImports: the build makes the address of the worker
import layoutWorkerUrl from './layout-worker.ts?worker&url'

/** Arranges a diagram in a worker. The result is undefined if the worker failed. */
export function askLayout(diagram: Diagram): Promise<Command | undefined> {
  const worker = new Worker(layoutWorkerUrl, { type: 'module' })
  return new Promise<Command | undefined>((answer) => {
    worker.onmessage = ({ data }: MessageEvent<Command>) => answer(data)
    worker.onerror = () => answer(undefined)
    worker.postMessage(diagram)
  }).finally(() => worker.terminate())
}
