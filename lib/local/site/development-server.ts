import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

type PageFunction = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>

export type DevelopmentServer = {
  /** Answers what Vite knows: modules, styles and files. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  loadModule(file: string): Promise<Record<string, unknown>>
  loadPageFunction(): Promise<PageFunction>
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  stop(): Promise<void>
}

/** Vite inside the laptop cloud: the same address, modules as they are saved. */
export async function startDevelopmentServer(root: string): Promise<DevelopmentServer> {
  const { createServer: createVite } = await import('vite')
  // Hot reloading listens for upgrades on a server; this one never listens itself, the cloud's hands them over.
  const upgrades = createServer()
  const vite = await createVite({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server: upgrades } },
  })

  const loadModule = (file: string) => vite.ssrLoadModule(file) as Promise<Record<string, unknown>>

  return {
    serve: (request, response) =>
      new Promise((done, fail) => {
        response.once('close', () => done(true))
        vite.middlewares(request, response, (error?: unknown) => (error ? fail(error) : done(false)))
      }),
    loadModule,
    async loadPageFunction() {
      const { siteHandler } = await loadModule(join(root, 'functions/site/site-handler.ts'))
      const load = () => loadModule(join(root, 'web/src/app/server.tsx'))
      return (siteHandler as (load: () => Promise<unknown>) => PageFunction)(load)
    },
    upgrade(request, socket, head) {
      if (request.headers['sec-websocket-protocol'] !== 'vite-hmr') return false
      return upgrades.emit('upgrade', request, socket, head)
    },
    stop: () => vite.close(),
  }
}
