import type { Answer } from './client.ts'

/** For a step on the way to what a test is about. */
export function expectSuccess({ status, text }: Pick<Answer, 'status' | 'text'>): void {
  if (status >= 300) throw new Error(`${status}: ${text}`)
}
