import { json, problem } from '../json-response.ts'
import type { LocalRequest, LocalResponse } from '../service.ts'
import type { Env } from './env.ts'
import { noFaults, StripeSwitches } from './faults.ts'
import type { Store } from './store/store.ts'

/** GET shows the switches; POST sets those that it names and leaves the others. */
export function createSwitches({ env, store, onChange }: { env: Env; store: Store; onChange: () => void }) {
  return async ({ method, body }: LocalRequest): Promise<LocalResponse> => {
    if (method === 'GET') return json(200, env.faults)
    if (method !== 'POST') return problem(405, 'Method Not Allowed', 'Use GET or POST.')
    const wanted = StripeSwitches.safeParse(parse(body.toString('utf8')))
    if (!wanted.success) return json(400, { errors: wanted.error.issues })
    const { reset, ...switches } = wanted.data
    if (reset) {
      store.clear()
      Object.assign(env.faults, noFaults())
    }
    for (const [name, value] of Object.entries(switches))
      if (value !== undefined) Object.assign(env.faults, { [name]: value })
    onChange()
    return json(200, env.faults)
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
