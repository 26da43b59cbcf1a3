import * as z from 'zod/mini'
import { clientOperation, memberOperation } from '#lib/local/identity/operation.ts'

export const globalSignOut = memberOperation({}, (pool, { user }) => {
  pool.sessions.endAll(user.sub)
  return {}
})

/** A token that is already void is no error (RFC 7009), and one of another client nothing to end. */
export const revokeToken = clientOperation({ Token: z.string() }, (pool, { Token }, client) => {
  const session = pool.sessions.find(Token)
  if (session && (session.clientId ?? client.id) === client.id) pool.sessions.end(session.id)
  return {}
})
