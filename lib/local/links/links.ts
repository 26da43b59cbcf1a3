import { problem } from '../json-response.ts'
import type { LocalService } from '../service.ts'

/**
 * Stands in for the web when links are checked: every host answers, except the names that are reserved for hosts that
 * do not exist.
 */
export const linkService: LocalService = async ({ query }) => {
  const url = query.get('url') ?? ''
  const exists = URL.canParse(url) && !new URL(url).hostname.endsWith('.invalid')
  return exists ? { status: 200, headers: {}, body: '' } : problem(404, 'Not Found', 'No such host.')
}
