import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Handler = (event: unknown, context?: unknown) => Promise<unknown>

/** Loads a module by its path; in development a loader that follows changes. */
export type ModuleLoader = (file: string) => Promise<Record<string, unknown>>

const root = join(import.meta.dirname, '../../../functions')

const importModule: ModuleLoader = (file) => import(pathToFileURL(file).href)

export type FunctionHost = {
  /** Runs the function whose file below `functions/` this is, as Lambda would. */
  invoke(entry: string, event: unknown): Promise<unknown>
}

/** Runs the same handlers as AWS does, in this process; each is loaded when it is first called. */
export function createFunctionHost(load: ModuleLoader = importModule): FunctionHost {
  return {
    async invoke(entry, event) {
      const { handler } = (await load(join(root, entry))) as { handler?: Handler }
      if (!handler) throw new Error(`functions/${entry} exports no handler`)
      return handler(event, { functionName: entry })
    },
  }
}
