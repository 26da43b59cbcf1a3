import { env } from '#core/env.ts'

/** The role of the running function, as Lambda hands it over. */
export function credentials() {
  const sessionToken = process.env.AWS_SESSION_TOKEN
  return {
    accessKeyId: env('AWS_ACCESS_KEY_ID'),
    secretAccessKey: env('AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken && { sessionToken }),
  }
}
