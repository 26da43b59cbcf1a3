import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { lookupAt } from '#core/platform/http/public-web.ts'
import { EngineFailure } from './engine-failure.ts'
import type { Reached } from './reach-engine.ts'

/** How long a try may take, and all of them together. */
const patienceMs = { oneTry: 12_000, all: 25_000 }
const pauseMs = 300
const mostBytes = 1024 * 1024
const tries = 2

type Ask = { path: '/chat/completions' | '/embeddings'; key: string; body: object }

/**
 * Asks a service and returns the JSON it answers. Redirects are not followed: where they lead was not looked at. A service
 * that is busy or stumbles is asked once more. Throws an `EngineFailure`.
 */
export async function askEngine(reached: Reached, ask: Ask): Promise<unknown> {
  const all = AbortSignal.timeout(patienceMs.all)
  for (let left = tries - 1; ; left--) {
    const { status, text } = await answerOf(
      reached,
      ask,
      AbortSignal.any([all, AbortSignal.timeout(patienceMs.oneTry)]),
    )
    if (status === 200) return parsed(text)
    if (status >= 300 && status < 400) throw new EngineFailure('redirects', 'refused')
    const isPassing = status === 429 || status >= 500
    if (!isPassing || left === 0) throw new EngineFailure(`answers ${status}`, 'refused')
    await wait(pauseMs)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new EngineFailure('no JSON', 'answered')
  }
}

function answerOf(
  { url, address }: Reached,
  { path, key, body }: Ask,
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>()
  const target = new URL(`${url}${path}`)
  const sent = Buffer.from(JSON.stringify(body))
  let isSent = false
  const fail = () =>
    reject(
      signal.aborted
        ? new EngineFailure('late', 'late')
        : new EngineFailure(isSent ? 'breaks off' : 'out of reach', isSent ? 'late' : 'refused'),
    )
  const request = (target.protocol === 'https:' ? overHttps : overHttp)(
    target,
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'content-length': sent.length,
        accept: 'application/json',
      },
      signal,
      // A connection that is kept would lead to an address that was looked at before.
      agent: false,
      ...(address && { lookup: lookupAt(address) }),
    },
    (response) => {
      const parts: Buffer[] = []
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes <= mostBytes) return void parts.push(part)
        reject(new EngineFailure('huge', 'answered'))
        request.destroy()
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
      )
      response.on('error', fail)
    },
  )
  request.on('finish', () => {
    isSent = true
  })
  request.on('error', fail)
  request.end(sent)
  return promise
}
