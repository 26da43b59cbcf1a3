import type { LocalResponse } from './service.ts'

/** Sends a browser on by GET, with parameters added to the address. */
export function redirect(
  address: string,
  parameters: Record<string, string | undefined> = {},
): LocalResponse {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value)
  return { status: 303, headers: { location: url.href, 'cache-control': 'no-store' } }
}
