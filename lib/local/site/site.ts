import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FunctionEnvironment } from '../functions/environment.ts'
import type { ModuleLoader } from '../functions/function-host.ts'

export type Site = {
  /** What the browser is told: also served at `/_local/config.json`. */
  config: Record<string, unknown>
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** In development: loads a function so that changes to it count at once. */
  loadModule?: ModuleLoader
  /** In development: the connection that tells browsers of changes; false when it is not for the site. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  stop(): Promise<void>
}

export async function createSite({
  environment,
}: {
  dev: boolean
  environment: FunctionEnvironment
}): Promise<Site> {
  return {
    config: { siteUrl: environment.SITE_URL },
    handle: async (_request, response) => void response.writeHead(404).end(),
    stop: async () => undefined,
  }
}
