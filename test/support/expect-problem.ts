import { expect } from 'vitest'
import * as z from 'zod/mini'
import { Problem } from '#shared/platform/http/problem.ts'
import type { Answer } from './client.ts'

/** Internal details that no answer may reveal. */
const inside =
  /node_modules|\.ts:\d|\bat \w+ \(|dynamo|cognito|car-audio\b|\bpk\b|gsi\d|ValidationException|TransactionCanceled|zod|middy|SerializationException|aws-sdk|127\.0\.0\.1/i

/**
 * Checks that an answer has the form of every error: problem+json, with its request id in the header, and no
 * internal details.
 */
export function expectProblem(answer: Answer, status: number, code?: string): Problem {
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status })
  expect(answer.headers['content-type']).toBe('application/problem+json')
  const problem = z.parse(Problem, answer.body)
  expect(problem.status).toBe(status)
  expect(answer.headers['x-request-id']).toBe(problem.requestId)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.text).not.toMatch(inside)
  if (code) expect(problem.code).toBe(code)
  return problem
}
