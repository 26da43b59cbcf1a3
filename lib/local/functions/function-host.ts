import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type EnvName, readEnvWith } from '#core/env.ts'
import { type FunctionSetting, functionSettings } from '#lib/function-settings.ts'
import { actAsDynamodb } from './act-as-dynamodb.ts'
import { type FunctionThread, isDrawing } from './function-thread.ts'
import { refuseUngranted } from './refuse-ungranted.ts'
import { accessKeyOf, inRole, type Role, runningRole } from './role.ts'

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
 * Runs the same handlers as AWS, in this process, each in its role; each is loaded when it is first called. What draws
 * pictures runs in the thread, if there is one. A development loader brings its own clients, which no role restricts.
 */
export function createFunctionHost(follow?: ModuleLoader, thread?: FunctionThread): FunctionHost {
  tellSettings()
  actAsDynamodb()
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
      if (thread && isDrawing(entry)) return thread.invoke(entry, event)
      const handler = await handlerOf(entry)
      return inRole(entry, () => handler(event, { functionName: entry }))
    },
  }
}

/** Tells each function its own settings only, as on AWS; the laptop cloud itself knows all of them. */
function tellSettings(): void {
  readEnvWith((name) => {
    const role = runningRole()
    return role ? told(role, name) : process.env[name]
  })
}

function told(role: Role, name: EnvName): string | undefined {
  if (name === 'AWS_ACCESS_KEY_ID') return accessKeyOf(role)
  const isTold = name.startsWith('AWS_') || functionSettings(role.infra).includes(name as FunctionSetting)
  return isTold ? process.env[name] : undefined
}
