import * as z from 'zod/mini'

/** The id of a sign-in is its tokens’ `origin_jti`. */
export const SessionId = z.uuid()

/** A device that is signed in, as its owner sees it. Browser and address are what the device says, not proof. */
export const Session = z.object({
  id: SessionId,
  browser: z.string(),
  system: z.string(),
  ip: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The device that asks. */
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>
