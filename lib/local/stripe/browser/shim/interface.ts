type Json = { [name: string]: unknown }
export type ShimError = Json & { type: string; message: string; code?: string }
export type Answer<T> = { ok: true; value: T } | { ok: false; error: ShimError }

/** Speaks to the emulator with the publishable key, as Stripe.js speaks to Stripe. */
export function createInterface(base: string, key: string) {
  return async <T extends Json>(
    method: 'GET' | 'POST',
    path: string,
    params: object = {},
  ): Promise<Answer<T>> => {
    const form = new URLSearchParams(flatten(params))
    const query = method === 'GET' && form.size > 0 ? `?${form}` : ''
    try {
      const response = await fetch(`${base}${path}${query}`, {
        method,
        headers: { authorization: `Bearer ${key}` },
        ...(method === 'POST' && { body: form }),
      })
      const body = (await response.json()) as T & { error?: ShimError }
      return response.ok ? { ok: true, value: body } : { ok: false, error: body.error ?? failed }
    } catch {
      return { ok: false, error: failed }
    }
  }
}

export const failed: ShimError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.',
}

function flatten(value: object, prefix = ''): [string, string][] {
  return Object.entries(value).flatMap(([name, part]): [string, string][] => {
    const path = prefix ? `${prefix}[${name}]` : name
    if (part === undefined || part === null) return []
    return typeof part === 'object' ? flatten(part as object, path) : [[path, String(part)]]
  })
}
