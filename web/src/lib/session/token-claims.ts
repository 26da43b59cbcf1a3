type Claims = {
  sub?: string
  account?: string
  exp?: number
  iat?: number
  auth_time?: number
  origin_jti?: string
  username?: string
  email?: string
}

/**
 * Reads the claims of a token without verifying them. The server decides; this only avoids pointless
 * requests.
 */
export function claimsOf(token: string): Claims | undefined {
  try {
    return JSON.parse(atob(token.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? ''))
  } catch {
    return undefined
  }
}
