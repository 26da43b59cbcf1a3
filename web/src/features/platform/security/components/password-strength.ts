import { passwordLength, passwordMaxLength, passwordMinLength } from '#shared/platform/security/password.ts'

export type PasswordStrength = { word: string; segments: 0 | 1 | 2 | 3 | 4 }

const missing = (count: number) => (count === 1 ? '1 more character' : `${count} more characters`)

/** Judges how long a password holds out by the one thing that counts most: its length. */
export function passwordStrength(password: string): PasswordStrength {
  const length = passwordLength(password)
  if (length === 0) return { word: '', segments: 0 }
  if (length < passwordMinLength) return { word: missing(passwordMinLength - length), segments: 1 }
  if (length > passwordMaxLength) return { word: 'Too long', segments: 1 }
  if (length < 12) return { word: 'Fair', segments: 2 }
  return length < 16 ? { word: 'Good', segments: 3 } : { word: 'Strong', segments: 4 }
}
