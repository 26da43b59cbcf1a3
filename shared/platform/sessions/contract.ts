import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { Session, SessionId } from './session.ts'

export const touchSession = route({
  name: 'touchSession',
  method: 'PUT',
  path: '/api/accounts/session',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Report that this device is in use, and check whether its session is still valid',
})

/** A browser asks four times an hour, and a club’s whole network may be one address. */
export const renewSession = route({
  name: 'renewSession',
  method: 'POST',
  path: '/api/accounts/session/renew',
  auth: 'public',
  summary: 'Renew the tokens of a session; an ended session is refused and its refresh token revoked',
  body: z.strictObject({ refreshToken: z.string().check(z.minLength(1), z.maxLength(4096)) }),
  response: z.object({ accessToken: z.string(), idToken: z.string() }),
  answersSecret: true,
  errors: ['session_ended', 'account_suspended'],
  rateLimit: { max: 600, seconds: 900, per: 'ip' },
})

export const listSessions = route({
  name: 'listSessions',
  method: 'GET',
  path: '/api/accounts/sessions',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'The devices that are logged in, last seen first',
  query: z.strictObject(pageQuery(20)),
  response: Page(Session),
  errors: ['invalid_cursor'],
})

export const endSession = route({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/accounts/sessions/:sessionId',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Log out one device; its next call is refused',
  params: z.strictObject({ sessionId: SessionId }),
  errors: ['session_not_found'],
})

export const endOtherSessions = route({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/api/accounts/sessions/end-others',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Log out every device except this one',
})

export const signOut = route({
  name: 'signOut',
  method: 'POST',
  path: '/api/accounts/sign-out',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Log out, on every device; no token issued before is accepted afterwards',
})
