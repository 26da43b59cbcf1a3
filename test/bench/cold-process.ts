import { pathToFileURL } from 'node:url'

/** Imports a bundle and calls it once, as a function instance that has just been started does; tells how long it took. */
const [file = '', event = '{}'] = process.argv.slice(2)

const begin = performance.now()
const { handler } = (await import(pathToFileURL(file).href)) as {
  handler: (event: unknown, context: unknown) => Promise<{ statusCode: number; body?: string }>
}
const imported = performance.now()
const atImport = loadedModules()
const answer = await handler(JSON.parse(event), { functionName: 'bench', awsRequestId: 'bench' })
const answered = performance.now()

process.send?.({
  status: answer.statusCode,
  items: (JSON.parse(answer.body ?? '{}') as { items?: unknown[] }).items?.length,
  importMs: imported - begin,
  answerMs: answered - begin,
  undiciAtImport: atImport.some((name) => name.includes('undici')),
})
process.disconnect?.()

function loadedModules(): string[] {
  return (process as unknown as { moduleLoadList: string[] }).moduleLoadList
}
