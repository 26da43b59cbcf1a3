import type * as z from 'zod/mini'
import { json, problem } from '../json-response.ts'
import { parseJson } from '../parse-json.ts'
import type { LocalRequest, LocalResponse } from '../service.ts'

type Parts<Faults extends object> = {
  schema: z.ZodMiniType<object>
  faults: Faults
  noFaults(): Faults
  store: { clear(): void }
  onChange(switches: object): void
}

/** GET shows the switches; POST sets those that it names and leaves the others. */
export function createSwitches<Faults extends object>(parts: Parts<Faults>) {
  const { schema, faults, noFaults, store, onChange } = parts
  return async ({ method, body }: LocalRequest): Promise<LocalResponse> => {
    if (method === 'GET') return json(200, faults)
    if (method !== 'POST') return problem(405, 'Method Not Allowed', 'Use GET or POST.')
    const wanted = schema.safeParse(parseJson(body.toString('utf8')))
    if (!wanted.success) return json(400, { errors: wanted.error.issues })
    const { reset, ...switches } = wanted.data as { reset?: true }
    if (reset) {
      store.clear()
      Object.assign(faults, noFaults())
    }
    for (const [name, value] of Object.entries(switches))
      if (value !== undefined && name in faults) Object.assign(faults, { [name]: value })
    onChange(switches)
    return json(200, faults)
  }
}
