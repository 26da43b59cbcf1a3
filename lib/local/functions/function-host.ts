import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { refuseUngranted } from './refuse-ungranted.ts'
import { inRole } from './role.ts'
import { tellSettings } from './tell-settings.ts'

type Handler = (event: unknown, context?: unknown) => Promise<unknown>

/** Loads a module by its path; in development a loader that follows changes. */
export type ModuleLoader = (file: string) => Promise<Record<string, unknown>>

const root = join(import.meta.dirname, '../../../functions')

const importModule: ModuleLoader = (file) => import(pathToFileURL(file).href)

export type FunctionHost = {
  /** Runs the function whose file below `functions/` this is, as Lambda would. */
  invoke(entry: string, event: unknown): Promise<unknown>
}

/**
 * Runs the same handlers as AWS, in this process, each in its role; each is loaded when it is first called. A
 * development loader brings its own clients, which no role restricts.
 */
export function createFunctionHost(follow?: ModuleLoader): FunctionHost {
  tellSettings()
  refuseUngranted()
  const warm = new Map<string, Handler>()

  async function handlerOf(entry: string): Promise<Handler> {
    const loaded = warm.get(entry)
    if (loaded) return loaded
    const { handler } = (await (follow ?? importModule)(join(root, entry))) as { handler?: Handler }
    if (!handler) throw new Error(`functions/${entry} exports no handler`)
    if (!follow) warm.set(entry, handler)
    return handler
  }

  return {
    async invoke(entry, event) {
      const handler = await handlerOf(entry)
      return inRole(entry, () => handler(event, { functionName: entry }))
    },
  }
}
