import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { json, problem } from '../json-response.ts'
import type { LocalResponse, LocalService } from '../service.ts'

type Received = {
  measurementId: string
  clientId: string
  name: string
  params: Record<string, unknown>
  consent: Record<string, unknown>
  at: string
}

const kept = 500

const file = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** Stands in for Google Analytics: its script, the address it sends to, and a page with what arrived. */
export function createAnalytics({ now }: { now: () => Date }): LocalService {
  let events: Received[] = []
  const files: Record<string, LocalResponse> = {
    '/': answer('text/html', file('events.html')),
    '/events.js': answer('text/javascript', file('events.js')),
    '/events.css': answer('text/css', file('events.css')),
    '/gtag.js': answer('text/javascript', file('gtag.js')),
  }
  return async ({ method, path, body }) => {
    if (path === '/collect' && method === 'POST') {
      const event = parse(body.toString('utf8'))
      if (!event) return problem(400, 'Bad Request', 'An event has a measurementId, a clientId and a name.')
      events = [{ ...event, at: now().toISOString() }, ...events.slice(0, kept - 1)]
      return { status: 204 }
    }
    if (path === '/events.json' && method === 'DELETE') {
      events = []
      return { status: 204 }
    }
    if (method !== 'GET' && method !== 'HEAD')
      return problem(405, 'Method Not Allowed', 'Events are posted to collect, and read.')
    if (path === '/events.json') return json(200, events)
    return Object.hasOwn(files, path)
      ? (files[path] as LocalResponse)
      : problem(404, 'Not Found', 'There is nothing here.')
  }
}

function parse(text: string): Received | undefined {
  try {
    const event = JSON.parse(text) as Received
    const named = [event.measurementId, event.clientId, event.name].every((part) => typeof part === 'string')
    return named ? event : undefined
  } catch {
    return undefined
  }
}

const answer = (type: string, body: string): LocalResponse => ({
  status: 200,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  },
  body,
})
