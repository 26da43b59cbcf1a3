import type { IncomingHttpHeaders } from 'node:http'

/** A request as an engine of the laptop cloud sees it: the path is relative to where the engine is mounted. */
export type LocalRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
}

export type LocalResponse = { status: number; headers?: Record<string, string>; body?: string | Buffer }

export type LocalService = (request: LocalRequest) => Promise<LocalResponse>
