import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { json, problem } from '../json-response.ts'
import type { LocalResponse, LocalService } from '../service.ts'
import { echo, type Message } from './echo.ts'
import { hashedVector } from './hashed-vector.ts'

type Path = '/v1/chat/completions' | '/v1/embeddings'
type Body = { model: string; messages?: Message[]; input?: string | string[]; max_tokens?: number }
type Received = { at: string; path: Path; body: Body }

const kept = 100
/** Longer than the platform waits. */
const lateMs = 13_000
const hugeLetters = 2 * 1024 * 1024

const file = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/**
 * Stands in for an AI service that is asked as OpenAI’s is: deterministic, with models that behave badly for tests, and a
 * page with what was sent to it.
 */
export function createAiEngine({ now }: { now: () => Date }): LocalService {
  let received: Received[] = []
  let onceBusy = 0
  const files: Record<string, LocalResponse> = {
    '/': page('text/html', file('requests.html')),
    '/requests.js': page('text/javascript', file('requests.js')),
  }

  /** The answers of models that misbehave; undefined for all the others. */
  const misbehaving: Record<string, () => LocalResponse | Promise<LocalResponse>> = {
    late: () => wait(lateMs, json(200, {})),
    wrong: () => json(200, { choices: [{ text: 'Hello.' }], data: [{ vector: 'none' }] }),
    huge: () => json(200, completion('x'.repeat(hugeLetters))),
    empty: () => json(200, { ...completion(' '), data: [] }),
    linking: () => json(200, completion('https://elsewhere.example/offer')),
    thinking: () => json(200, { ...completion(''), usage: { prompt_tokens: 40, completion_tokens: 250 } }),
    redirect: () => ({ status: 302, headers: { location: '/_local/ai/requests.json' }, body: '' }),
    busy: () => json(429, { error: { message: 'Too many requests.' } }),
  }

  async function answer(path: Path, body: Body): Promise<LocalResponse> {
    const bad = Object.hasOwn(misbehaving, body.model) && misbehaving[body.model]
    if (bad) return bad()
    if (body.model === 'once-busy' && onceBusy++ % 2 === 0)
      return json(429, { error: { message: 'Too many requests.' } })
    return path === '/v1/embeddings' ? embeddings(body) : completed(body)
  }

  return async ({ method, path, headers, body }) => {
    if (path === '/requests.json' && method === 'DELETE') {
      received = []
      return { status: 204 }
    }
    if (path === '/v1/chat/completions' || path === '/v1/embeddings') {
      if (method !== 'POST') return problem(405, 'Method Not Allowed', 'Ask by POST.')
      if (!/^Bearer \S+$/.test(headers.authorization ?? ''))
        return json(401, { error: { message: 'There is no key.' } })
      const asked = parsed(body.toString('utf8'))
      if (!asked) return json(400, { error: { message: 'This is no request for a model.' } })
      received = [{ at: now().toISOString(), path, body: asked }, ...received.slice(0, kept - 1)]
      return answer(path, asked)
    }
    if (method !== 'GET' && method !== 'HEAD')
      return problem(405, 'Method Not Allowed', 'Models are asked below /v1; requests are read.')
    if (path === '/requests.json') return json(200, received)
    return Object.hasOwn(files, path)
      ? (files[path] as LocalResponse)
      : problem(404, 'Not Found', 'There is nothing here.')
  }
}

function parsed(text: string): Body | undefined {
  try {
    const body = JSON.parse(text) as Body
    return typeof body.model === 'string' ? body : undefined
  } catch {
    return undefined
  }
}

/** A third more letters than the platform thinks that a token has, as with real services. */
const tokensOf = (text: string) => Math.ceil(text.length / 4)

const completion = (content: string) => ({
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
})

function completed({ model, messages = [], max_tokens: most = 1000 }: Body): LocalResponse {
  const content = echo(model, messages).slice(0, most * 4)
  const asked = tokensOf(messages.map((message) => message.content).join(''))
  const usage = { prompt_tokens: asked, completion_tokens: tokensOf(content) }
  return json(200, { model, ...completion(content), ...(model !== 'uncounted' && { usage }) })
}

function embeddings({ model, input = [] }: Body): LocalResponse {
  const texts = [input].flat()
  if (model === 'picky' && texts.some((text) => text.includes('unreadable')))
    return json(400, { error: { message: 'This text is not taken.' } })
  const dimension = model === 'hash-128' ? 128 : 64
  const lengthOf = (at: number) => (model === 'hash-mixed' ? dimension + at : dimension)
  const data = texts.map((text, index) => ({
    object: 'embedding',
    index,
    embedding: hashedVector(text, lengthOf(index)),
  }))
  const tokens = texts.reduce((sum, text) => sum + tokensOf(text), 0)
  return json(200, { model, data, usage: { prompt_tokens: tokens, total_tokens: tokens } })
}

const page = (type: string, body: string): LocalResponse => ({
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
