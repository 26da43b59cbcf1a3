import { normalPassword } from './password.ts'

/**
 * Proves a password in its normal form and, where that is refused, as it was typed: it may have been chosen before there
 * was a normal form. Only a password that has two forms is tried, and counted, twice.
 */
export async function proveInEitherForm<Proof>(
  typed: string,
  prove: (password: string) => Promise<Proof>,
  isRefused: (error: unknown) => boolean,
): Promise<Proof> {
  const normal = normalPassword(typed)
  if (typed === normal) return prove(typed)
  try {
    return await prove(normal)
  } catch (error) {
    if (!isRefused(error)) throw error
    return prove(typed)
  }
}
