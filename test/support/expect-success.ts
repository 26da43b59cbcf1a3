import type { Answer } from './client.ts'

/** Checks a step that leads up to the subject of a test. */
export function expectSuccess({ status, text }: Pick<Answer, 'status' | 'text'>): void {
  if (status >= 300) throw new Error(`${status}: ${text}`)
}
