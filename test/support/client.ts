import { randomBytes, randomInt } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import type { Contract, InputOf, ResponseOf } from '#shared/platform/http/route.ts'

export type Answer<T = unknown> = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: T
  text: string
}

export type RawRequest = {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Each client has an address of its own in the loopback network, so that limits per address are per client. */
const newAddress = () => `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`

/** Speaks to the API as a browser does: token, CSRF pair, JSON. Everything can be overridden to misbehave. */
export class Client {
  readonly #url: URL
  readonly address = newAddress()
  readonly csrf = randomBytes(32).toString('hex')
  token: string | undefined

  constructor(url: string, token?: string) {
    this.#url = new URL(url)
    this.token = token
  }

  send<T = unknown>({ method = 'GET', path, headers = {}, body }: RawRequest): Promise<Answer<T>> {
    return new Promise((resolve, reject) => {
      const outgoing = httpRequest(
        {
          host: '127.0.0.1',
          port: this.#url.port,
          method,
          path,
          headers,
          localAddress: this.address,
          agent: false,
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8')
            const isJson = text !== '' && /json/.test(response.headers['content-type'] ?? '')
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: (isJson ? JSON.parse(text) : undefined) as T,
              text,
            })
          })
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }

  /** The headers of a well-behaved signed-in mutation. */
  headers(): Record<string, string> {
    return {
      'content-type': 'application/json',
      'x-csrf-token': this.csrf,
      cookie: `csrf_token=${this.csrf}`,
      ...(this.token && { authorization: `Bearer ${this.token}` }),
    }
  }

  call<C extends Contract>(
    contract: C,
    input: InputOf<C>,
    headers: Record<string, string> = {},
  ): Promise<Answer<ResponseOf<C>>> {
    const {
      params = {},
      query = {},
      body,
    } = input as {
      params?: Record<string, string>
      query?: Record<string, unknown>
      body?: unknown
    }
    const path = contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    return this.send({
      method: contract.method,
      path: search.size > 0 ? `${path}?${search}` : path,
      headers: { ...this.headers(), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
}
