import { expect } from 'vitest'
import type { Answer } from './client.ts'
import { expectProblem } from './expect-problem.ts'

/** Checks the code of a refusal and the sentence that people read. */
export function expectRefused(answer: Answer, code: string, sentence: string): void {
  expectProblem(answer, 409, code)
  expect(answer.body).toMatchObject({ detail: sentence })
}
