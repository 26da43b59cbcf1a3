import * as z from 'zod/mini'

export const GoogleAccount = z.object({
  email: z.email({ pattern: z.regexes.html5Email }),
  name: z.string().check(z.maxLength(120)),
  verified: z.boolean(),
  note: z.optional(z.string()),
})
export type GoogleAccount = z.infer<typeof GoogleAccount>

const name = 'local_google'

/** Remembers who was chosen, as Google does: the next sign-in passes without a question. */
export function signedInCookie(account: GoogleAccount): string {
  const value = Buffer.from(JSON.stringify(account)).toString('base64url')
  return `${name}=${value}; Path=/_local/google; HttpOnly; SameSite=Lax`
}

export function readSignedIn(cookies: string | undefined): GoogleAccount | undefined {
  const value = new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(cookies ?? '')?.[1]
  if (!value) return undefined
  try {
    return GoogleAccount.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data
  } catch {
    return undefined
  }
}
