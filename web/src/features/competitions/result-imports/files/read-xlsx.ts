import type { XlsxAnswer } from './xlsx-message.ts'
// biome-ignore lint/correctness/noUnresolvedImports: the build makes the address of the worker
import xlsxWorkerUrl from './xlsx-worker.ts?worker&url'

const mostSeconds = 15

/** Reads the first sheet of a spreadsheet in a worker, and gives up in time. */
export async function readXlsx(file: File): Promise<XlsxAnswer> {
  const bytes = await file.arrayBuffer()
  const worker = new Worker(xlsxWorkerUrl, { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<XlsxAnswer>((answer, fail) => {
      timer = setTimeout(
        () => answer({ problem: 'This spreadsheet takes too long to read. Save it as CSV and choose that.' }),
        mostSeconds * 1000,
      )
      worker.onmessage = ({ data }: MessageEvent<XlsxAnswer>) => answer(data)
      worker.onerror = () => fail(new Error('The spreadsheet could not be read.'))
      worker.postMessage(bytes, [bytes])
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
